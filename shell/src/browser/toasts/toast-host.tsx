/**
 * Toast of the shell, at most 350 px wide (docs/product/frame.md#visual-sizes). This code loads with the first
 * toast.
 */
import type { Locale } from 'shared-contracts/locale';
import { Toasts } from 'shared-ui/toast';
import { createLateRoot } from '../late-root.ts';

/** Both languages, because this file loads on demand. */
const SIGNED_OUT: Record<Locale, string> = { es: 'Tu sesión se cerró.', en: 'You are signed out.' };

const root = createLateRoot();

const draw = (locale: Locale, isShown: boolean): void =>
  root.render(
    <Toasts
      messages={isShown ? [{ id: 'signed-out', text: SIGNED_OUT[locale], kind: 'info' }] : []}
      onDismiss={() => draw(locale, false)}
      locale={locale}
    />,
  );

export const showSignedOut = (locale: Locale): void => {
  draw(locale, false);
  // Screen readers announce only changes, so the live region must exist before its text.
  // `requestAnimationFrame` also delays the toast in a background tab until the tab is visible.
  requestAnimationFrame(() => draw(locale, true));
};
