import type { Page } from '@playwright/test';

/** Header, footer and messages around every page (docs/product/screen-words.md). */
export const frame = (page: Page) => {
  const ageGate = page.getByRole('dialog', { name: '¿Eres mayor de edad?' });
  const languages = page.getByRole('group', { name: 'Idioma' });
  return {
    ageGate,
    ageYes: ageGate.getByRole('button', { name: 'Sí, soy mayor de 18 años' }),
    ageNo: ageGate.getByRole('button', { name: 'No', exact: true }),
    header: page.getByRole('banner'),
    footer: page.getByRole('contentinfo'),
    /** Button and panel of the menu, on phones and with large text. */
    openMenu: page.getByRole('banner').getByRole('button', { name: 'Menú', exact: true }),
    menu: page.getByRole('dialog', { name: 'Menú' }),
    mainMenu: page.getByRole('navigation', { name: 'Principal' }),
    heading: page.getByRole('heading', { level: 1 }),
    /**
     * `Carrito, N artículos`, or `Carrito, 1 artículo`. Counts a press before the scripts too: who leaves the page then
     * waits for the panel of the cart first.
     */
    cartButton: (count: number) =>
      page.getByRole('button', { name: count === 1 ? 'Carrito, 1 artículo' : `Carrito, ${count} artículos` }),
    english: languages.or(page.getByRole('group', { name: 'Language' })).getByRole('button', { name: 'En' }),
    errorDialog: page.getByRole('dialog', { name: 'Ha ocurrido un error' }),
    /** Region that replaces a failed remote. */
    failedRegion: page.getByRole('region').filter({ has: page.getByRole('button', { name: 'Reintentar' }) }),
    retry: page.getByRole('button', { name: 'Reintentar' }),
    newsletter: {
      email: page.getByRole('textbox', { name: 'Tu correo' }),
      submit: page.getByRole('button', { name: 'Suscribirme' }),
    },
    share: page.getByRole('button', { name: 'Compartir', exact: true }),
    sharePanel: page.getByRole('region', { name: 'Compartir' }),
    help: page.getByRole('button', { name: 'Ayuda', exact: true }),
    helpPanel: page.getByRole('region', { name: 'Ayuda' }),
    consent: page.getByRole('region', { name: 'Cookies, solo si quieres' }),
    cookies: page.getByRole('link', { name: 'Cookies', exact: true }),
  };
};
