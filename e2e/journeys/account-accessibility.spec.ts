import type { Page } from '@playwright/test';
import { axeFindings } from '../fixtures/axe.ts';
import { settled } from '../fixtures/settled.ts';
import { expect, test } from '../fixtures/test.ts';
import { account } from '../pages/account.ts';
import { frame } from '../pages/frame.ts';
import { openAccount, signIn } from '../shop/customer-api.ts';

const findings = async (page: Page): Promise<string[]> => {
  await expect(frame(page).heading).toHaveCount(1);
  await settled(page);
  return axeFindings(page);
};

test('the pages for guests have no accessibility findings', async ({ page, trouble }) => {
  const found: string[] = [];
  for (const path of ['/registro', '/recuperar-contrasena', '/reiniciar-contrasena', '/seguimiento']) {
    await page.goto(path);
    found.push(...(await findings(page)));
  }
  expect(found).toEqual([]);
  expect(trouble.all()).toEqual([]);
});

test('the pages of my account have no accessibility findings', async ({ page, email, trouble }) => {
  const on = account(page);
  await openAccount(email);
  await signIn(page, email);
  await page.goto('/cuenta/mi-cuenta');
  await expect(on.menu).toBeVisible();
  const found = await findings(page);
  for (const room of ['Mis compras', 'Mis datos', 'Privacidad', 'Mis direcciones']) {
    await on.menu.getByRole('link', { name: room }).click();
    await expect(on.menu.getByRole('link', { name: room })).toHaveAttribute('aria-current', 'page');
    found.push(...(await findings(page)));
  }
  await on.address.add.click();
  await on.address.save.click();
  found.push(...(await findings(page)));
  expect(found).toEqual([]);
  expect(trouble.all()).toEqual([]);
});
