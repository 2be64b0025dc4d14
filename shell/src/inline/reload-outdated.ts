/**
 * Reloads a page from the back/forward cache when the visitor signed in or out, or chose another language, after they
 * left it. Runs inline, because the shell may not have been evaluated. Without it, Back would show a customer's data
 * after the sign-out (docs/decisions/0052-next-pages-in-advance.md).
 */
import { LOCALE_COOKIE, STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { readStored } from '../read-stored.ts';
import { root } from '../root-element.ts';

const LOCALE = new RegExp(`${LOCALE_COOKIE}=\\w+`);

/** Changes with each login, each sign-out and each choice of a language. */
const readVisitor = (): string => `${readStored(STORAGE_KEYS.session)} ${LOCALE.exec(document.cookie)}`;

export const reloadOutdated = (): void => {
  let left = '';
  addEventListener('pagehide', () => {
    left = readVisitor();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || readVisitor() === left) return;
    // The old page must not be readable until the new one arrives.
    root.style.visibility = 'hidden';
    location.reload();
  });
};
