import type { Page } from '@playwright/test';
import { appCode, STAFF_PASSWORD, withCode } from '../shop/office-staff.ts';

/** Frame and sign-in of the office. */
export const office = (page: Page) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const email = page.getByLabel('Correo', { exact: false });
  const password = page.getByLabel('Contraseña', { exact: false });
  const code = page.getByLabel('Código', { exact: false });
  const enter = button('Entrar');
  return {
    email,
    password,
    code,
    enter,
    title: (name: string) => page.getByRole('heading', { level: 1, name }),
    menu: page.getByRole('navigation', { name: 'Menú' }),
    more: button(/^Más$/),
    account: button(/^Tu cuenta/),
    alert: page.getByRole('alert'),
    expired: page.getByRole('dialog', { name: 'Tu sesión terminó' }),
    /** Sets password and second factor with a link, and signs in. @returns the secret of the second factor */
    async join(link: string): Promise<string> {
      await page.goto(link);
      await page.getByLabel('Contraseña nueva').fill(STAFF_PASSWORD);
      await button('Guardar la contraseña').click();
      const secret = (await page.locator('code').textContent()) ?? '';
      await page.getByLabel('Código de seis números').fill(appCode(secret));
      await button('Confirmar').click();
      await page.getByLabel('Los guardé en un lugar seguro').check();
      await button('Entrar a la oficina').click();
      return secret;
    },
    async sendPassword(address: string): Promise<void> {
      if (await email.isEnabled()) await email.fill(address);
      await password.fill(STAFF_PASSWORD);
      await enter.click();
    },
    async sendCode(address: string): Promise<void> {
      await withCode(address, async (next) => {
        await code.fill(next);
        const answered = page.waitForResponse('**/office/session/code');
        await enter.click();
        await answered;
      });
    },
    /** Chooses from the account's menu, by key: the menu grows when it opens, and a press of the pointer could miss. */
    async chooseFromAccount(name: 'Contraseña y códigos' | 'Tus sesiones' | 'Salir'): Promise<void> {
      await this.account.click();
      await page.getByRole('menuitem', { name }).press('Enter');
    },
    /** Signs a demo staff member in: on the sign-in page, or in the dialog of an expired session. */
    async signIn(address: string): Promise<void> {
      await this.sendPassword(address);
      await this.sendCode(address);
    },
  };
};
