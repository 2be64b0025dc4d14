import type { Page } from '@playwright/test';
import { holdScripts } from '../fixtures/hold-scripts.ts';
import { expect, test } from '../fixtures/test.ts';
import { account } from '../pages/account.ts';
import { frame } from '../pages/frame.ts';
import {
  countSessions,
  endOtherSessions,
  openAccount,
  PASSWORD,
  signIn,
  signInElsewhere,
} from '../shop/customer-api.ts';

const typeAndSignIn = async (page: Page, email: string): Promise<void> => {
  const on = account(page);
  await on.email.fill(email);
  await on.password.fill(PASSWORD);
  await on.signIn.click();
};

test('the login form keeps and sends values typed before hydration', async ({ page, email, trouble }) => {
  const on = account(page);
  await openAccount(email);
  const letScriptsThrough = await holdScripts(page);
  await page.goto('/iniciar-sesion', { waitUntil: 'commit' });
  await on.email.fill(email);
  await on.password.fill(PASSWORD);
  letScriptsThrough();
  await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
  await expect(page.getByRole('button', { name: 'Ocultar contraseña' })).toBeVisible();
  await expect(on.email).toHaveValue(email);
  await expect(on.password).toHaveValue(PASSWORD);
  await on.signIn.click();
  await expect(page).toHaveURL('/');
  expect(trouble.all()).toEqual([]);
});

test('a form keeps its values when the session expires', async ({ page, email }) => {
  const on = account(page);
  await openAccount(email);
  await signIn(page, email);
  await page.goto('/cuenta/mi-cuenta/mis-datos');
  await on.lastName.fill('Núñez del Campo');
  const token = await signInElsewhere(email);
  // Ends the session with the form's own call: an earlier call of the page would hide the form before the click.
  await page.route('**/api/profile/user', async (route) => {
    if (route.request().method() === 'PUT') await endOtherSessions(token);
    await route.fallback();
  });
  await on.saveData.click();
  await expect(page.getByRole('heading', { name: 'Tu sesión terminó' })).toBeVisible();
  await page.unroute('**/api/profile/user');
  await typeAndSignIn(page, email);
  await expect(on.lastName).toHaveValue('Núñez del Campo');
  await on.saveData.click();
  await expect(page.getByText('Guardamos tus datos.')).toBeVisible();
  await page.reload();
  await expect(on.lastName).toHaveValue('Núñez del Campo');
});

test('signing out is not lost when the tab is closed during another call', async ({ page, email }) => {
  const on = account(page);
  await openAccount(email);
  await signIn(page, email);
  const token = await signInElsewhere(email);
  await page.goto('/cuenta/mi-cuenta/mis-datos');
  await on.lastName.fill('Núñez del Campo');
  // Never answers, so the logout waits for it.
  await page.route('**/api/profile/user', () => {});
  const save = page.waitForRequest('**/api/profile/user');
  await on.saveData.click();
  await save;
  await on.signOut.click();
  await page.close();
  await expect.poll(() => countSessions(token)).toBe(1);
});

test('two tabs with an expired token renew it once, and signing out in one signs out both', async ({
  page,
  context,
  email,
}) => {
  await openAccount(email);
  await signIn(page, email);
  await page.goto('/cuenta/mi-cuenta');
  await expect(account(page).menu).toBeVisible();
  const other = await context.newPage();
  await other.goto('/cuenta/mi-cuenta');
  const tabs = [page, other];
  for (const tab of tabs) await expect(tab.getByText(email, { exact: true })).toBeVisible();

  const old = new Set<string | undefined>();
  const renewals: string[] = [];
  let isOver = false;
  await context.route('**/api/**', async (route) => {
    const { authorization } = route.request().headers();
    const isRenewal = route.request().url().endsWith('/api/refresh');
    if (isRenewal) renewals.push(route.request().url());
    if (!isOver || isRenewal || !authorization) return route.fallback();
    // Tokens that the tabs send before the first refresh are the expired ones. Answer those with 401.
    if (renewals.length === 0) old.add(authorization);
    if (!old.has(authorization)) return route.fallback();
    await route.fulfill({
      status: 401,
      json: { statusCode: 401, code: 'UNAUTHORIZED', message: 'over', errors: [] },
    });
  });
  isOver = true;
  await Promise.all(tabs.map((tab) => account(tab).menu.getByRole('link', { name: 'Privacidad' }).click()));
  for (const tab of tabs) await expect(account(tab).privacy.sessions.getByRole('listitem')).toHaveCount(1);
  expect(renewals).toHaveLength(1);

  const wines = await context.newPage();
  await wines.goto('/vinos');
  await expect(frame(wines).header.getByRole('link', { name: 'Mi cuenta' })).toBeVisible();
  await wines.mouse.wheel(0, 400);
  await expect(frame(wines).share).toBeVisible();
  await account(page).signOut.click();
  await wines.bringToFront();
  // The message stays for six seconds, so look for it first.
  await expect(wines.getByRole('status').getByText('Tu sesión se cerró.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(frame(wines).header.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Tu sesión terminó' })).toBeVisible();
  await expect(other.getByText(email, { exact: true })).toBeHidden();
});
