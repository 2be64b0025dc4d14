// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LinkedPrivacyRequest } from 'shared-contracts/api/privacy-requests.schema';
import { easyTask } from 'shared-contracts/bot-check/easy-task';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failingWith } from '../../fixtures/failing-with.ts';
import { renderPage } from '../../fixtures/render.ts';
import { showPage } from '../../fixtures/show.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('asking for a right without an account', () => {
  const show = () =>
    showPage('/tus-datos', { 'create-bot-check': easyTask, 'ask-privacy-request': { ok: true } });
  const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
  const send = async () => {
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Correo que usaste en la tienda' }),
      ' ana@vinos.example',
    );
    await click('Enviar solicitud');
  };

  it('sends the right with the bot check, and says that a mail comes', async () => {
    const { host } = await show();
    await choose('Borrar mis datos');
    await send();
    expect(await screen.findByText('Revisa tu correo')).toBeTruthy();
    expect(host.calls.at(-1)).toEqual({
      id: 'ask-privacy-request',
      input: { body: { right: 'erasure', email: 'ana@vinos.example', altcha: expect.any(String) } },
    });
  });

  it('keeps the typed values over a reload', async () => {
    await show();
    await choose('Corregir mis datos');
    await userEvent.type(screen.getByRole('textbox', { name: /corregir/i }), 'Mi nombre');
    dispatchEvent(new Event('pagehide'));
    cleanup();
    await show();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /corregir/i }).value).toBe('Mi nombre');
  });

  it('asks what to correct, and which purposes to stop', async () => {
    const { host } = await show();
    await choose('Corregir mis datos');
    await send();
    expect(screen.getByText('El campo qué hay que corregir es requerido')).toBeTruthy();
    await choose('Que no los usen para algo');
    for (const name of ['Publicidad y novedades', 'Reunir mi historia en un perfil'])
      await userEvent.click(screen.getByRole('checkbox', { name }));
    await click('Enviar solicitud');
    await screen.findByText('Revisa tu correo');
    expect(host.calls.at(-1)?.input).toMatchObject({
      body: { right: 'opposition', purposes: ['statistics', 'recommendations'] },
    });
  });

  it('renders on the server in both languages', async () => {
    const [es, en] = [await renderPage('/tus-datos', {}), await renderPage('/tus-datos', {}, 'en')];
    expect(es.document.querySelector('h1')?.textContent).toBe('Tus datos');
    expect(en.document.querySelector('h1')?.textContent).toBe('Your data');
  });
});

describe('the page of a request', () => {
  const TOKEN = 'abcdefghijklmnopqrstuvwxyz';
  const REQUEST: LinkedPrivacyRequest = {
    number: 'D-000007',
    right: 'access',
    purposes: [],
    status: 'asked',
    asked_at: '2026-12-01T12:00:00.000Z',
    due_on: null,
    extension: null,
    answer: null,
    answered_at: null,
    proven: true,
    text: null,
    can_export: false,
    limits: [],
  };
  const DONE = {
    ...REQUEST,
    status: 'done' as const,
    due_on: '2026-12-31',
    answer: 'Puedes descargarlos.',
    answered_at: '2026-12-01T12:05:00.000Z',
    can_export: true,
  };
  const show = (request: LinkedPrivacyRequest | (() => never), rest: object = {}) => {
    const path = `/tus-datos/solicitud?token=${TOKEN}`;
    history.replaceState(null, '', path);
    const read = typeof request === 'function' ? request : { data: request };
    return showPage(path, { 'read-privacy-request': read, ...rest });
  };

  it('takes the token out of the address, asks to confirm, and gives the data after that', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { host } = await show(REQUEST, {
      'confirm-privacy-request': { data: DONE },
      'export-privacy-data': { exported_at: '2026-12-01T12:06:00.000Z', data: {} },
    });
    expect(location.search).toBe('');
    await screen.findByRole('heading', { name: 'Confirma tu solicitud' });
    expect(host.calls).toEqual([{ id: 'read-privacy-request', input: { body: { token: TOKEN } } }]);
    await click('Confirmar solicitud');
    expect(await screen.findByText('Puedes descargarlos.')).toBeTruthy();
    expect(screen.getByText('D-000007')).toBeTruthy();
    await click('Descargar mis datos');
    expect(await screen.findByText('Listo, el archivo está en tus descargas.')).toBeTruthy();
    expect(host.calls.at(-1)).toEqual({ id: 'export-privacy-data', input: { body: { token: TOKEN } } });
  });

  it('warns before an erasure what is deleted and what is kept', async () => {
    await show({ ...REQUEST, right: 'erasure' });
    expect(await screen.findByRole('button', { name: 'Borrar mis datos para siempre' })).toBeTruthy();
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Se elimina', 'Se conserva']);
    expect(screen.getByText(/las reservas por venir se anulan$/)).toBeTruthy();
    expect(screen.getByText(/^Por la ley tributaria/)).toBeTruthy();
  });

  it('shows the due day of an open request, and how to complain about a refusal', async () => {
    await show({
      ...DONE,
      right: 'correction',
      status: 'open',
      answer: null,
      answered_at: null,
      can_export: false,
    });
    expect(await screen.findByText('31 de diciembre de 2026')).toBeTruthy();
    cleanup();
    await show({ ...DONE, status: 'refused', can_export: false });
    expect(await screen.findByText(/30 días hábiles/)).toBeTruthy();
  });

  it('allows a stopped use again', async () => {
    const limited = { ...DONE, right: 'blocking' as const, can_export: false, limits: ['all' as const] };
    await show(limited, { 'lift-data-limit': { data: { ...limited, limits: [] } } });
    await screen.findByRole('heading', { name: 'Usos que detuviste' });
    await click('Volver a permitir');
    await vi.waitFor(() => expect(screen.queryByText('Usos que detuviste')).toBeNull());
  });

  it.each([
    ['is over', failingWith('LINK_EXPIRED')],
    [
      'was cut by the mail program',
      failingWith('VALIDATION_FAILED', { fields: { token: 'El valor no es válido.' } }),
    ],
  ])('leads to a new request when the link %s', async (_, refuse) => {
    await show(refuse);
    expect((await screen.findByRole('alert')).textContent).toContain('Este enlace ya no es válido');
    expect(screen.getByRole('link', { name: 'Hacer una solicitud' }).getAttribute('href')).toBe('/tus-datos');
  });

  it('loads on a retry after a lost connection', async () => {
    let isUp = false;
    await show((() => (isUp ? { data: REQUEST } : failingWith('NETWORK')())) as () => never);
    isUp = true;
    await click('Reintentar');
    expect(await screen.findByRole('heading', { name: 'Confirma tu solicitud' })).toBeTruthy();
  });

  it('does not render the token on the server', async () => {
    const { html, state } = await renderPage(`/tus-datos/solicitud?token=${TOKEN}`, {});
    expect(html + JSON.stringify(state)).not.toContain(TOKEN);
  });
});
