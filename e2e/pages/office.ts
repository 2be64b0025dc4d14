import type { Page } from '@playwright/test';
import { nextCode, STAFF_PASSWORD } from '../shop/office-staff.ts';

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
    signOut: page.getByRole('menuitem', { name: 'Salir' }),
    alert: page.getByRole('alert'),
    expired: page.getByRole('dialog', { name: 'Tu sesión terminó' }),
    async sendPassword(address: string): Promise<void> {
      if (await email.isEnabled()) await email.fill(address);
      await password.fill(STAFF_PASSWORD);
      await enter.click();
    },
    async sendCode(address: string): Promise<void> {
      await code.fill(await nextCode(address));
      await enter.click();
    },
    /** Signs a demo staff member in: on the sign-in page, or in the dialog of an expired session. */
    async signIn(address: string): Promise<void> {
      await this.sendPassword(address);
      await this.sendCode(address);
    },
  };
};
