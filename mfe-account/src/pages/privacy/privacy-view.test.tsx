// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Consents } from 'shared-contracts/api/privacy.schema';
import type { Session } from 'shared-contracts/api/sessions.schema';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failingWith } from '../../fixtures/failing-with.ts';
import { CUSTOMER, OTHER_CUSTOMER, showPage } from '../../fixtures/show.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const URL_OF_ROOM = '/cuenta/mi-cuenta/privacidad';
const HERE: Session = {
  id: '00000000-0000-4000-8000-000000000001',
  is_current: true,
  created_at: '2026-11-03T15:00:00.000Z',
  last_used_at: '2026-11-22T12:30:00.000Z',
  user_agent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0.0.0 Safari/537.36',
};
const PHONE: Session = {
  ...HERE,
  id: '00000000-0000-4000-8000-000000000002',
  is_current: false,
  user_agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1',
};
const consents = (newsletter: boolean): { data: Consents } => ({
  data: {
    newsletter,
    log: [
      {
        purpose: 'terms',
        granted: true,
        text: 'Acepto las condiciones generales',
        version: '2026-11',
        channel: 'registration',
        created_at: '2026-11-03T15:00:00.000Z',
      },
    ],
  },
});
const ownRequests = { data: { confirmed: true, limits: ['advertising'], requests: [] } };
const answers = {
  'read-own-requests': ownRequests,
  'list-sessions': { data: [HERE, PHONE] },
  'read-consents': consents(true),
};
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const sessions = () => within(screen.getByRole('list', { name: 'Sesiones abiertas' }));

describe('open sessions', () => {
  it('show device and time in Santiago, and mark the current session', async () => {
    await showPage(URL_OF_ROOM, answers, CUSTOMER);
    const [here, phone] = sessions().getAllByRole('listitem');
    expect(here?.textContent).toContain('Chrome en Windows');
    expect(here?.textContent).toContain('domingo 22 de noviembre, 09:30');
    expect(here?.textContent).toContain('Esta sesión');
    expect(phone?.textContent).toContain('Safari en iPhone');
    expect(within(here as HTMLElement).queryByRole('button')).toBe(null);
  });

  it('end one at a time', async () => {
    let isOpen = true;
    const list = () => ({ data: isOpen ? [HERE, PHONE] : [HERE] });
    const end = () => {
      isOpen = false;
      return { ok: true };
    };
    const { host } = await showPage(
      URL_OF_ROOM,
      { ...answers, 'list-sessions': list, 'end-session': end },
      CUSTOMER,
    );
    await click(/^Cerrar sesión de Safari en iPhone/);
    expect(host.calls.find(({ id }) => id === 'end-session')?.input).toEqual({ params: { id: PHONE.id } });
    expect(await screen.findByText('Cerramos una sesión.')).toBeTruthy();
    expect(sessions().getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Cerrar las demás sesiones' })).toBe(null);
  });

  it('end all at once except the current one', async () => {
    const { host } = await showPage(
      URL_OF_ROOM,
      { ...answers, 'end-other-sessions': { ok: true, ended: 3 } },
      CUSTOMER,
    );
    await click('Cerrar las demás sesiones');
    expect(await screen.findByText('Cerramos 3 sesiones.')).toBeTruthy();
    expect(host.calls.map(({ id }) => id)).toContain('end-other-sessions');
  });

  it('are read again when one has ended on its own device meanwhile', async () => {
    let isOpen = true;
    const list = () => ({ data: isOpen ? [HERE, PHONE] : [HERE] });
    const gone = { ...answers, 'list-sessions': list, 'end-session': failingWith('NOT_FOUND') };
    await showPage(URL_OF_ROOM, gone, CUSTOMER);
    isOpen = false;
    await click(/^Cerrar sesión de Safari en iPhone/);
    await waitFor(() => expect(sessions().getAllByRole('listitem')).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBe(null);
  });

  it('show an error when ending fails', async () => {
    await showPage(URL_OF_ROOM, { ...answers, 'end-other-sessions': failingWith('INTERNAL') }, CUSTOMER);
    await click('Cerrar las demás sesiones');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Hay un problema con el servidor, intenta más tarde',
    );
  });

  it.each([
    ['Cerrar las demás sesiones', /^Cerrar sesión de Safari/, 'end-other-sessions'],
    [/^Cerrar sesión de Safari/, 'Cerrar las demás sesiones', 'end-session'],
  ])('show no error of "%s" after "%s"', async (first, then, failed) => {
    const ends = { 'end-session': { ok: true }, 'end-other-sessions': { ok: true, ended: 1 } };
    await showPage(URL_OF_ROOM, { ...answers, ...ends, [failed]: failingWith('INTERNAL') }, CUSTOMER);
    await click(first);
    await screen.findByRole('alert');
    await click(then);
    expect(await screen.findByText('Cerramos una sesión.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBe(null);
  });
});

describe('the newsletter', () => {
  it.each([
    ['stops with one click', true, false, 'Dejar de recibirlas', 'Listo, no te enviaremos más novedades.'],
    ['starts with one click', false, true, 'Quiero recibirlas', 'Listo, te enviaremos novedades.'],
    [
      'sends a confirmation mail when the e-mail is not confirmed',
      false,
      false,
      'Quiero recibirlas',
      'Te enviamos un correo para confirmar que es tuyo.',
    ],
  ])('%s', async (_, before, after, button, told) => {
    const { host } = await showPage(
      URL_OF_ROOM,
      { ...answers, 'read-consents': consents(before), 'update-consents': consents(after) },
      CUSTOMER,
    );
    await click(button);
    expect(host.calls.find(({ id }) => id === 'update-consents')?.input).toEqual({
      body: { newsletter: !before },
    });
    expect(await screen.findByText(told)).toBeTruthy();
  });

  it('is shown next to the consent log', async () => {
    await showPage(URL_OF_ROOM, answers, CUSTOMER);
    expect(screen.getByText('Acepto las condiciones generales')).toBeTruthy();
    expect(screen.getByText('3 de noviembre de 2026')).toBeTruthy();
  });
});

describe('the uses of my data', () => {
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  const sentLimits = ({ calls }: { calls: { id: string; input: unknown }[] }) =>
    calls.find(({ id }) => id === 'update-data-limits')?.input;

  it('are stopped and allowed by one form, which shows what is stopped', async () => {
    const after = { data: { confirmed: true, limits: ['all'], requests: [] } };
    const { host } = await showPage(URL_OF_ROOM, { ...answers, 'update-data-limits': after }, CUSTOMER);
    expect(box('Publicidad y novedades').checked).toBe(true);
    await userEvent.click(box('Publicidad y novedades'));
    await userEvent.click(box('Todo: mis datos quedan bloqueados'));
    await click('Guardar');
    expect(sentLimits(host)).toEqual({ body: { limits: ['all'] } });
    expect(await screen.findByText('Guardado.')).toBeTruthy();
  });

  it('allow advertising again with a new subscription, and keep what is not saved yet', async () => {
    let limits = ['advertising'];
    const own = () => ({ data: { confirmed: true, limits, requests: [] } });
    const subscribe = () => {
      limits = [];
      return consents(true);
    };
    const { host } = await showPage(
      URL_OF_ROOM,
      {
        ...answers,
        'read-own-requests': own,
        'read-consents': consents(false),
        'update-consents': subscribe,
        'update-data-limits': own,
      },
      CUSTOMER,
    );
    await userEvent.click(box('Estadísticas sobre mis compras'));
    await click('Quiero recibirlas');
    await vi.waitFor(() => expect(box('Publicidad y novedades').checked).toBe(false));
    await click('Guardar');
    expect(sentLimits(host)).toEqual({ body: { limits: ['statistics'] } });
  });

  it('keep what another tab or a mailed link has stopped since', async () => {
    let limits: readonly string[] = [];
    const own = () => ({ data: { confirmed: true, limits, requests: [] } });
    const update = ({ body }: { body: { limits: readonly string[] } }) => {
      limits = body.limits;
      return own();
    };
    await showPage(
      URL_OF_ROOM,
      { ...answers, 'read-own-requests': own, 'update-data-limits': update },
      CUSTOMER,
    );
    limits = ['advertising', 'profile'];
    await userEvent.click(box('Estadísticas sobre mis compras'));
    await click('Guardar');
    await screen.findByText('Guardado.');
    expect(limits).toEqual(['advertising', 'profile', 'statistics']);
    expect(box('Publicidad y novedades').checked).toBe(true);
    await userEvent.click(box('Publicidad y novedades'));
    await click('Guardar');
    await vi.waitFor(() => expect(limits).toEqual(['profile', 'statistics']));
  });

  it('end the newsletter with advertising', async () => {
    let isSubscribed = false;
    const none = { data: { confirmed: true, limits: [], requests: [] } };
    const subscribe = () => {
      isSubscribed = true;
      return consents(true);
    };
    const stop = () => {
      isSubscribed = false;
      return ownRequests;
    };
    await showPage(
      URL_OF_ROOM,
      {
        ...answers,
        'read-own-requests': none,
        'read-consents': () => consents(isSubscribed),
        'update-consents': subscribe,
        'update-data-limits': stop,
      },
      CUSTOMER,
    );
    await click('Quiero recibirlas');
    await screen.findByText('Listo, te enviaremos novedades.');
    await userEvent.click(box('Publicidad y novedades'));
    await click('Guardar');
    expect(await screen.findByRole('button', { name: 'Quiero recibirlas' })).toBeTruthy();
    expect(screen.queryByText('Listo, te enviaremos novedades.')).toBeNull();
  });

  it('cannot be chosen before the address is confirmed', async () => {
    const unconfirmed = { data: { confirmed: false, limits: [], requests: [] } };
    await showPage(URL_OF_ROOM, { ...answers, 'read-own-requests': unconfirmed }, CUSTOMER);
    expect(screen.getByText('Confirma tu correo para elegirlo.')).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('my data', () => {
  it('are downloaded as a file, and the purchases as a spreadsheet', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:shop';
    });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const data = {
      exported_at: '2026-11-22T12:30:00.000Z',
      data: { account: { email: 'ana@vinos.example' } },
    };
    const answer = { ...data, orders_csv: 'order;total\r\nCQ-1;100\r\n' };
    await showPage(URL_OF_ROOM, { ...answers, 'export-data': answer }, CUSTOMER);
    await click('Descargar mis datos');
    expect(await screen.findByText('Listo, el archivo está en tus descargas.')).toBeTruthy();
    expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual(data);
    await click('Mis compras para una planilla (CSV)');
    await vi.waitFor(() => expect(names).toEqual(['mis-datos.json', 'mis-compras.csv']));
    expect(await files[1]?.text()).toBe(answer.orders_csv);
  });

  it('are not announced as downloaded to another customer or when the customer returns', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const told = 'Listo, el archivo está en tus descargas.';
    const { open, setSession } = await showPage(URL_OF_ROOM, { ...answers, 'export-data': {} }, CUSTOMER);
    await click('Descargar mis datos');
    await screen.findByText(told);
    await open(URL_OF_ROOM);
    expect(screen.queryByText(told)).toBeNull();
    await click('Descargar mis datos');
    await screen.findByText(told);
    await setSession({ kind: 'guest' });
    await setSession(OTHER_CUSTOMER);
    expect(screen.queryByText(told)).toBeNull();
  });

  it('show the waiting time after too many requests', async () => {
    const busy = failingWith('TOO_MANY_REQUESTS', { retryAfter: 120 });
    await showPage(URL_OF_ROOM, { ...answers, 'export-data': busy }, CUSTOMER);
    await click('Descargar mis datos');
    expect((await screen.findByRole('alert')).textContent).toContain('Espera 2 minutos');
  });
});

describe('deleting the account', () => {
  const erase = async (password: string) => {
    await click('Eliminar mi cuenta');
    await userEvent.type(screen.getByLabelText('Contraseña actual'), password);
    await click('Eliminar para siempre');
  };

  it('explains what is kept and requires the password', async () => {
    const { host } = await showPage(URL_OF_ROOM, answers, CUSTOMER);
    expect(screen.getByText(/^Por la ley tributaria, durante seis años/)).toBeTruthy();
    expect(screen.queryByLabelText('Contraseña actual')).toBe(null);
    await click('Eliminar mi cuenta');
    await click('Eliminar para siempre');
    expect(screen.getByText('El campo contraseña actual es requerido')).toBeTruthy();
    await click('Conservar mi cuenta');
    expect(screen.queryByLabelText('Contraseña actual')).toBe(null);
    expect(host.calls.map(({ id }) => id)).not.toContain('erase-account');
  });

  it('signs the customer out and confirms the deletion in a dialog', async () => {
    const { host } = await showPage(URL_OF_ROOM, { ...answers, 'erase-account': { ok: true } }, CUSTOMER);
    await erase('una frase larga');
    expect(host.calls.slice(-2)).toEqual([
      { id: 'erase-account', input: { body: { current_password: 'una frase larga' } } },
      { id: 'sign-out', input: undefined },
    ]);
    expect(host.dialogs).toEqual([
      { type: 'success', title: 'Tu cuenta fue eliminada', description: expect.any(String) },
    ]);
    expect(screen.queryByText('Tu sesión terminó')).toBe(null);
  });

  it('deletes nothing after a wrong password and links to recovery', async () => {
    const wrong = failingWith('WRONG_PASSWORD', {
      fields: { current_password: 'La contraseña no coincide' },
    });
    const { host } = await showPage(URL_OF_ROOM, { ...answers, 'erase-account': wrong }, CUSTOMER);
    await erase('otra frase');
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByRole('link', { name: 'Recuperar contraseña' })).toBeTruthy();
    expect(screen.getAllByText(/La contraseña no coincide/)).toHaveLength(1);
    expect(host.calls.map(({ id }) => id)).not.toContain('sign-out');
  });

  it('offers to keep the account only until the deletion is sent', async () => {
    const pending = { ...answers, 'erase-account': () => new Promise(() => {}) };
    await showPage(URL_OF_ROOM, pending, CUSTOMER);
    await erase('una frase larga');
    expect(screen.getByRole('button', { name: 'Conservar mi cuenta' })).toHaveProperty('disabled', true);
  });

  it('asks for no password when the customer returns', async () => {
    const { open } = await showPage(URL_OF_ROOM, answers, CUSTOMER);
    await click('Eliminar mi cuenta');
    await open(URL_OF_ROOM);
    expect(screen.queryByLabelText('Contraseña actual')).toBe(null);
  });

  it('shows no earlier error when the form opens again', async () => {
    await showPage(URL_OF_ROOM, { ...answers, 'erase-account': failingWith('WRONG_PASSWORD') }, CUSTOMER);
    await erase('otra frase');
    await screen.findByRole('alert');
    await click('Conservar mi cuenta');
    await click('Eliminar mi cuenta');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
