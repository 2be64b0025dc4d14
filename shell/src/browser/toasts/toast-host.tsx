/**
 * Toasts of the shell, at most 350 px wide (docs/product/frame.md#visual-sizes). This code loads with the
 * first toast.
 */
import type { Locale } from 'shared-contracts/locale';
import { Toasts } from 'shared-ui/toast';
import { createLateRoot, type LateRoot } from '../late-root.ts';

/** Both languages, because this file loads on demand and has few words. */
const TEXTS = {
  es: { signedOut: 'Tu sesión se cerró.' },
  en: { signedOut: 'You are signed out.' },
} satisfies Record<Locale, Record<string, string>>;

export type ToastName = keyof (typeof TEXTS)['es'];

let place: LateRoot | undefined;
let shown: readonly ToastName[] = [];

const draw = (locale: Locale): void =>
  place?.render(
    <Toasts
      messages={shown.map((id) => ({ id, text: TEXTS[locale][id], kind: 'info' }))}
      onDismiss={(gone) => {
        shown = shown.filter((id) => id !== gone);
        draw(locale);
      }}
      locale={locale}
    />,
  );

export const showToast = (name: ToastName, locale: Locale): void => {
  place ??= createLateRoot();
  draw(locale);
  shown = [...shown.filter((id) => id !== name), name];
  // Screen readers announce only changes, so the live region must exist before its text.
  // `requestAnimationFrame` also delays the toast in a background tab until the tab is visible.
  requestAnimationFrame(() => draw(locale));
};
