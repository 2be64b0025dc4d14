import type { Locator } from '@playwright/test';

/** Amount beside a term such as "Subtotal" in a list of totals. */
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
