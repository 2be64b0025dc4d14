/** Navigation after login (docs/product/accounts.md#login). */
import { createEffect, createEvent, createStore, sample } from 'effector';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { navigateFx } from 'shared-kit/host';
import { pathAfterSignIn } from './path-after-sign-in.ts';

/** The customer is signed in: navigate to the path requested before login, else to this path. */
export const signInFinished = createEvent<string>();
export const authPageShown = createEvent();
export const authPageLeft = createEvent();

/** A late answer must not take the visitor from another page. */
export const $isAuthPageShown = createStore(true, { serialize: 'ignore' })
  .on(authPageLeft, () => false)
  .on(authPageShown, () => true);

/** Reads and removes the requested path from session storage. */
const takeReturnPathFx = createEffect((_otherwise: string): string | null => {
  const path = sessionStorage.getItem(STORAGE_KEYS.returnPath);
  sessionStorage.removeItem(STORAGE_KEYS.returnPath);
  return path;
});

sample({ clock: signInFinished, filter: $isAuthPageShown, target: takeReturnPathFx });
sample({
  clock: takeReturnPathFx.done,
  fn: ({ params, result }) => ({ href: pathAfterSignIn(result, params), replace: true }),
  target: navigateFx,
});
// The browser may block session storage. Then no path is known.
sample({
  clock: takeReturnPathFx.fail,
  fn: ({ params: otherwise }) => ({ href: otherwise, replace: true }),
  target: navigateFx,
});
