import type { Locator } from '@playwright/test';

/** Amount next to a term such as "Subtotal" in the totals. */
export const amountIn =
  (place: Locator) =>
  (term: string): Locator =>
    place
      .locator('dl > div')
      .filter({
        has: place
          .page()
          .getByRole('term')
          .filter({ hasText: new RegExp(`^${term}$`) }),
      })
      .getByRole('definition');
