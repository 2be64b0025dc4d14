import type { Page } from '@playwright/test';

/** The card gateway's page, on another origin. */
export const gateway = (page: Page) => ({
  approve: page.getByRole('button', { name: 'Aprobar' }),
  refuse: page.getByRole('button', { name: 'Rechazar' }),
  abort: page.getByRole('button', { name: 'Anular compra' }),
});
