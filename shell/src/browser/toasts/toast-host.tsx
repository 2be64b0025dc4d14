/** The frame's toasts (SPEC §9: at most 350 px wide). Loaded with the first one. */
import type { Locale } from 'shared-contracts/locale';
import { Toasts } from 'shared-ui/toast';
import { createLateRoot, type LateRoot } from '../late-root.ts';

/** Both languages: this file comes when it is needed, and they are a few words. */
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
  place ??= createLateRoot('last');
  draw(locale);
  shown = [...shown.filter((id) => id !== name), name];
  // The region is there before its words, or nobody hears them; and a tab in the background says it when it is looked at.
  requestAnimationFrame(() => draw(locale));
};
