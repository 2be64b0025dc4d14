// @vitest-environment happy-dom
import { ApiError } from 'shared-contracts/errors';
import { describe, expect, it } from 'vitest';
import { authAnswer } from '../../fixtures/auth.ts';
import { failing, renderPage } from '../../fixtures/render.ts';

const URL = '/iniciar-sesion';

describe('server render of the login page', () => {
  it('renders heading, form and chunks, and is not indexed', async () => {
    const { status, document, head, assets } = await renderPage(URL, { 'read-auth': authAnswer });
    expect(status).toBe(200);
    expect(document.querySelector('h1')?.textContent).toBe('Iniciar sesión');
    expect(head).toMatchObject({ title: 'Entrar a tu cuenta', noindex: true });
    expect(assets).toEqual(['login', 'messages-es']);
  });

  it('has a form that sends its values by POST, so that they do not get into the URL', async () => {
    const { document } = await renderPage(URL, { 'read-auth': authAnswer });
    expect(document.querySelector('form')?.getAttribute('method')).toBe('post');
  });

  it('shows the form with built-in texts when the content fails to load', async () => {
    const down = failing(new ApiError({ code: 'NETWORK', message: 'ECONNREFUSED' }));
    const { status, document, head, text } = await renderPage(URL, { 'read-auth': down });
    expect(status).toBe(200);
    expect(document.querySelectorAll('input')).toHaveLength(2);
    expect(head).toMatchObject({ title: 'Iniciar sesión', noindex: true });
    expect(text).not.toContain('ECONNREFUSED');
  });

  it('renders English texts for the English locale', async () => {
    const down = failing(new ApiError({ code: 'NETWORK', message: 'down' }));
    const { document } = await renderPage(URL, { 'read-auth': down }, 'en');
    expect([...document.querySelectorAll('label')].map((label) => label.textContent)).toEqual([
      'Email',
      'Password',
    ]);
    expect(document.querySelector('button[type="submit"]')?.textContent).toBe('Sign in');
  });
});
