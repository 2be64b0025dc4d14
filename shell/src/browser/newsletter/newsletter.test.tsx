// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createTestHost } from 'shared-kit/test-host';
import { afterEach, describe, expect, it } from 'vitest';
import { NewsletterForm } from '../../frame/newsletter/newsletter-form.tsx';
import { NEWSLETTER_ID } from '../../frame/newsletter/newsletter-id.ts';
import { es } from '../../messages/es.ts';
import { startNewsletter } from './start-newsletter.ts';

/** Waits long, because the code of the form loads on demand. */
const eventually = <T,>(look: () => T) => waitFor(look, { timeout: 20_000 });
const TITLE = 'Cartas de la cava';

/** Renders the server's form and starts the shell's listener. */
const open = () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.id = NEWSLETTER_ID;
  place.innerHTML = renderToString(<NewsletterForm title={TITLE} locale="es" t={es.newsletter} />);
  const host = createTestHost();
  const parts = { title: TITLE, text: 'Una vez al mes.', t: es.newsletter, locale: 'es' as const };
  startNewsletter({ ...parts, host });
  return host;
};
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Tu correo' });
const wrong = () =>
  eventually(() => {
    const id = field().getAttribute('aria-describedby');
    expect(id).toBeTruthy();
    return document.getElementById(id as string)?.textContent;
  });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Suscribirme' }));

afterEach(() => document.body.replaceChildren());

describe('newsletter form', () => {
  it('is labelled and puts no e-mail into the URL', () => {
    open();
    expect(screen.getByRole('form', { name: TITLE })).toBeTruthy();
    expect(field().name).toBe('');
    expect(field().autocomplete).toBe('email');
  });

  it('requires an e-mail', async () => {
    open();
    await send();
    expect(await wrong()).toBe('El campo email es requerido');
    expect(document.activeElement).toBe(field());
  });

  it('requires a valid e-mail', async () => {
    open();
    await userEvent.type(field(), 'ana@');
    await send();
    expect(await wrong()).toBe('Este campo debe ser un correo electrónico valido');
  });

  it('sends and keeps an e-mail that was typed before hydration', async () => {
    const host = open();
    field().value = 'ana@example.com';
    await send();
    // The test host answers no call, so the form shows the failure and keeps the e-mail.
    await eventually(() => expect(host.dialogs).toHaveLength(1));
    expect(host.dialogs[0]).toMatchObject({
      type: 'error',
      description: 'Hay un problema con el servidor, intenta más tarde',
    });
    expect(field().value).toBe('ana@example.com');
    expect(host.problems).toEqual([]);
  });
});
