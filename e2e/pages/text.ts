import type { Locator } from '@playwright/test';

/** The element's words, once it is there. */
export const textOf = async (element: Locator): Promise<string> =>
  ((await element.textContent()) ?? '').trim();
