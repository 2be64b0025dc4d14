/**
 * Shows the stack of a crashed remote beside the shopper's error region. The next build that the page receives loads the
 * page again, because React has removed the crashed parts.
 */
import { showNotice } from './notice.ts';

let isCrashed = false;

// shared-kit sends it (createLifecycles, createWidget).
addEventListener('shop:crashed', (event) => {
  const { detail: error } = event as CustomEvent<unknown>;
  isCrashed = true;
  console.error(error);
  showNotice('The remote crashed. Mend it and save: the page loads again.', [
    String((error as Error | undefined)?.stack ?? error),
  ]);
});

import.meta.webpackHot?.addStatusHandler((status) => {
  if (status === 'apply' && isCrashed) location.reload();
});
