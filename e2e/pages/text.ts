import type { Locator } from '@playwright/test';

/** Text of an element. Waits until the element exists. */
export const textOf = async (element: Locator): Promise<string> =>
  ((await element.textContent()) ?? '').trim();
