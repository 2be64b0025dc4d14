/**
 * Token of a mailed link. The page removes it from the URL at once, so that copied URLs, history entries and
 * third-party scripts do not contain it. Session storage keeps it for a reload.
 */
import { createEffect, createEvent, createStore, sample } from 'effector';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import type { Failure } from 'shared-kit/submission/create-submission';

const PARAMETER = 'token';

/** Storage may be blocked. Then a reload loses the token. */
const inStorage = <T>(work: (storage: Storage) => T): T | null => {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
};

/** Whether the API does not know the token, or it is no token at all, e.g. because a mail program cut the link. */
export const isLinkRefused = (failure: Failure | null): boolean =>
  failure !== null && (failure.code === 'LINK_EXPIRED' || 'token' in failure.fields);

/** The token of one kind of link, while its page is shown in the browser. `tokenTaken`: it is read, or there is none. */
export const createLinkToken = (kind: 'resetToken' | 'privacyToken') => {
  const key = STORAGE_KEYS[kind];
  const pageShown = createEvent();
  const pageLeft = createEvent();
  /** Gives the token of the URL, else the one that the page has read before, else the stored one, else null. */
  const takeFx = createEffect((known: string | null): string | null => {
    const url = new URL(location.href);
    const inUrl = url.searchParams.get(PARAMETER);
    if (inUrl !== null) {
      url.searchParams.delete(PARAMETER);
      history.replaceState(history.state, '', url.pathname + url.search + url.hash);
    }
    const token = inUrl || known || inStorage((storage) => storage.getItem(key));
    if (token) inStorage((storage) => storage.setItem(key, token));
    return token || null;
  });
  const forgetFx = createEffect((): void => {
    inStorage((storage) => storage.removeItem(key));
  });
  /** Empty until the URL is read. Null without a token. */
  const $token = createStore<string | null>('', { serialize: 'ignore' }).on(
    takeFx.doneData,
    (_, token) => token,
  );
  sample({ clock: pageShown, source: $token, target: takeFx });
  // A reload keeps the token. Leaving the page removes it from storage, where later scripts could read it.
  sample({ clock: pageLeft, target: forgetFx });
  return { pageShown, pageLeft, tokenTaken: takeFx.doneData, forgetFx, $token };
};
