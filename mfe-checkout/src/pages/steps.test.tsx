// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { $newAddress } from '../features/choose-address/choose-address.model.ts';
import { $customer } from '../lib/customer/customer.model.ts';
import { stepLeft, stepShown } from '../lib/guard-steps.model.ts';
import { aCart, aLine, keepCart } from '../lib/testing/cart-fixtures.ts';
import { anAddress, aUser } from '../lib/testing/customer-fixtures.ts';
import { aDraft } from '../lib/testing/draft-fixtures.ts';
import { hostError } from '../lib/testing/host-error.ts';
import { FASTER, PLACES, SHIPPING } from '../lib/testing/place-fixtures.ts';
import { keepSentOrder } from '../lib/testing/sent-order-fixtures.ts';
import { showPage } from '../testing/show-page.tsx';

const ANSWERS = {
  'read-cart': { data: aCart() },
  'calculate-shipping': SHIPPING,
  'register-as-guest': { data: { id: 'guest.signed' } },
  ...PLACES,
};
const keepDraft = (draft: object) => sessionStorage.setItem('checkoutDraft', JSON.stringify(draft));
const keptDraft = () => JSON.parse(sessionStorage.getItem('checkoutDraft') ?? '{}');

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
/** The first text that describes the control. */
const descriptionOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;
const fill = async (user: UserEvent, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    await user.clear(box(name));
    await user.click(box(name));
    await user.paste(value);
  }
};
const goOn = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Continuar' }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  keepCart(aCart());
});
afterEach(cleanup);

describe('the order summary of a step', () => {
  it('lists cart changes that the shopper did not make', async () => {
    const changes = [{ kind: 'price', sku: 'W-1', name: 'Carmenère', before: 9990, now: 12990 }];
    await showPage('/informacion-personal', {
      answers: { ...ANSWERS, 'read-cart': { data: { ...aCart(), changes } } },
    });
    expect(await screen.findByText('Carmenère: el precio cambió de $9.990 a $12.990.')).toBeTruthy();
  });

  it('shows the format of each line', async () => {
    const brie = { name: 'Brie', product_type: 'GourmetProduct' as const, slug: 'brie', year: null };
    const cart = aCart([
      aLine({ ...brie, sku: 'G-125', format: 125, qty: 1 }),
      aLine({ ...brie, sku: 'G-200', format: 200, qty: 2 }),
    ]);
    keepCart(cart);
    await showPage('/informacion-personal', { answers: { ...ANSWERS, 'read-cart': { data: cart } } });
    const summary = within(screen.getByRole('complementary', { name: 'Tu pedido' }));
    expect(summary.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Brie125 gr · 1 unidad$12.990',
      'Brie200 gr · 2 unidades$25.980',
    ]);
  });
});

describe('picking up', () => {
  it('shows the shop’s address, hours and waiting time, and a comment field for the pick-up', async () => {
    keepDraft(aDraft());
    const pickup = {
      address: 'Avenida Italia 1443, Providencia',
      hours: 'Lunes a sábado, 11:00 a 20:00',
      ready: 'Listo en 1 día hábil.',
    };
    const content = { data: { shopping_cart_descriptions: { gift_card_price: 2000 }, pickup } };
    const { user } = await showPage('/informacion-de-envio', {
      answers: { ...ANSWERS, 'read-shopping-cart-page': content },
    });
    await user.click(await screen.findByRole('radio', { name: /^Retiro en tienda/ }));
    const place = within(screen.getByRole('region', { name: 'Dónde y cuándo retirar' }));
    for (const text of Object.values(pickup)) expect(place.getByText(text)).toBeTruthy();
    const summary = within(screen.getByRole('complementary', { name: 'Tu pedido' }));
    expect(summary.getByText(/Avenida Italia 1443/)).toBeTruthy();
    expect(summary.getByText('Gratis')).toBeTruthy();
    const comment = screen.getByRole('textbox', { name: /^Comentario/ });
    expect(descriptionOf(comment)).toContain('venir a la tienda');
  });
});

describe('the notes on alcohol', () => {
  const cheese = aCart([aLine({ sku: 'G-1', name: 'Brie', product_type: 'GourmetProduct', format: 200 })]);
  const note = /cédula de identidad/;

  it.each(['/informacion-de-envio', '/metodo-de-pago'])(
    'are on %s for a cart with wine, but not for a cart with cheese only',
    async (path) => {
      keepDraft(aDraft());
      await showPage(path, { answers: ANSWERS });
      expect(await screen.findByText(note)).toBeTruthy();
      cleanup();
      keepCart(cheese);
      await showPage(path, { answers: { ...ANSWERS, 'read-cart': { data: cheese } } });
      expect(await screen.findByRole('link', { name: 'Volver' })).toBeTruthy();
      expect(screen.queryByText(note)).toBeNull();
    },
  );
});

describe('personal data', () => {
  const guest = async (answers: object = {}) => {
    const shown = await showPage('/informacion-personal', { answers: { ...ANSWERS, ...answers } });
    await shown.user.click(await screen.findByRole('button', { name: 'Continuar como invitado' }));
    return shown;
  };

  it('offers login or guest, and a guest continues to the form', async () => {
    await guest();
    expect(document.activeElement).toBe(box('Nombre'));
    expect(screen.queryByRole('button', { name: 'Continuar como invitado' })).toBeNull();
    const steps = screen.getByRole('navigation', { name: 'Pasos de la compra' });
    expect(within(steps).getAllByRole('listitem')).toHaveLength(4);
    expect(within(steps).getAllByRole('listitem')[1]?.getAttribute('aria-current')).toBe('step');
  });

  const signIn = async (user: UserEvent) => {
    await user.type(box('Correo electrónico'), 'ana@vinos.cl');
    await user.type(screen.getByLabelText('Contraseña'), 'una frase larga');
    await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  };

  it('signs a customer in on the step and prefills their data', async () => {
    const { user } = await showPage('/informacion-personal', {
      answers: { ...ANSWERS, login: {}, 'read-profile': { data: aUser() } },
    });
    await signIn(user);
    await waitFor(() => expect(box('RUT').value).toBe('12.345.678-5'));
    expect([box('Nombre').value, box('Apellido').value, box('Correo electrónico').value]).toEqual([
      'Ana María',
      'Soto',
      'ana@vinos.cl',
    ]);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('needs no new password from a customer who signs in after choosing a new account', async () => {
    const { host, user } = await guest({ login: {}, 'read-profile': { data: aUser() } });
    await user.click(screen.getByRole('checkbox', { name: /^Crear una cuenta/ }));
    await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
    await signIn(user);
    await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
    await goOn(user);
    await waitFor(() => expect(host.visited).toEqual(['/informacion-de-envio']));
  });

  it('does not pull a guest to the delivery who has left the step meanwhile', async () => {
    keepDraft(aDraft());
    const { promise, resolve } = Promise.withResolvers<object>();
    const { host, scope, user } = await showPage('/informacion-personal', {
      answers: { ...ANSWERS, 'register-as-guest': () => promise },
    });
    await goOn(user);
    cleanup();
    resolve({ data: { id: 'guest.signed' } });
    await allSettled(scope);
    expect(host.calls.map(({ id }) => id)).toContain('register-as-guest');
    expect(host.visited).toEqual([]);
  });

  it('does not pull a guest to the delivery who has left the step meanwhile and is there again', async () => {
    keepDraft(aDraft());
    const { promise, resolve } = Promise.withResolvers<object>();
    const { host, scope, user } = await showPage('/informacion-personal', {
      answers: { ...ANSWERS, 'register-as-guest': () => promise },
    });
    await goOn(user);
    void allSettled(stepLeft, { scope });
    void allSettled(stepShown, { scope, params: 'personal' });
    resolve({ data: { id: 'guest.signed' } });
    await allSettled(scope);
    expect(host.visited).toEqual([]);
  });

  it('shows a wrong password with a link to recovery', async () => {
    const { user } = await showPage('/informacion-personal', {
      answers: {
        ...ANSWERS,
        login: () => {
          throw hostError({ code: 'INVALID_CREDENTIALS', message: 'x', statusCode: 401 });
        },
      },
    });
    await signIn(user);
    expect((await screen.findByRole('alert')).textContent).toBe('La contraseña no coincide');
    const recover = screen.getByRole('link', { name: '¿Olvidaste tu contraseña?' });
    expect(recover.getAttribute('href')).toBe('/recuperar-contrasena');
  });

  it('requires ten characters for the password of a new account, and does not store it', async () => {
    const { user } = await guest();
    const account = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Crear una cuenta/ });
    await user.click(account);
    expect(account.checked).toBe(true);
    await user.type(screen.getByLabelText('Contraseña'), 'corta');
    await user.tab();
    expect(descriptionOf(screen.getByLabelText('Contraseña'))).toBe(
      'Este campo debe ser mayor a 10 caracteres',
    );
    expect(JSON.stringify(keptDraft())).not.toContain('corta');
  });

  it('shows an error and stays on the step when the guest registration fails', async () => {
    keepDraft(aDraft());
    const { host, user } = await showPage('/informacion-personal', {
      answers: { ...ANSWERS, 'register-as-guest': undefined },
    });
    await goOn(user);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Hay un error en tu registro como invitado, por favor intenta luego',
    );
    expect(host.visited).toEqual([]);
  });

  it('continues to the delivery with valid data and keeps it', async () => {
    const { host, user } = await guest();
    await fill(user, {
      Nombre: 'Ana',
      Apellido: 'Soto',
      RUT: '123456785',
      'Correo electrónico': 'ana@example.com',
      Teléfono: '912345678',
    });
    expect(box('RUT').value).toBe('12.345.678-5');
    await goOn(user);
    await waitFor(() => expect(host.visited).toEqual(['/informacion-de-envio']));
    expect(keptDraft().personal).toMatchObject({ name: 'Ana', rut: '12.345.678-5' });
  });

  it('lists the invalid fields and shows the error text of each field', async () => {
    const { host, user } = await guest();
    await fill(user, { Nombre: 'Ana', RUT: '123456789', 'Correo electrónico': 'ana@', Teléfono: '12' });
    await goOn(user);
    const summary = screen.getByRole('region', { name: 'Falta corregir 4 datos' });
    expect(document.activeElement).toBe(summary);
    await user.click(within(summary).getByRole('button', { name: 'Apellido' }));
    expect(document.activeElement).toBe(box('Apellido'));
    expect(descriptionOf(box('Apellido'))).toBe('El campo apellido es requerido');
    expect(descriptionOf(box('RUT'))).toBe('Este campo debe ser un RUT valido');
    expect(descriptionOf(box('Correo electrónico'))).toBe('Este campo debe ser un correo electrónico valido');
    expect(host.visited).toEqual([]);
  });

  it('shows no error while a field is being typed', async () => {
    const { user } = await guest();
    await user.type(box('Correo electrónico'), 'ana');
    expect(box('Correo electrónico').getAttribute('aria-invalid')).toBeNull();
    await user.tab();
    expect(box('Correo electrónico').getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps the caret position while editing a RUT', async () => {
    const { user } = await guest();
    await user.type(box('RUT'), '12345678');
    box('RUT').setSelectionRange(1, 1);
    await user.type(box('RUT'), '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(box('RUT').value).toBe('19.234.567-8');
    expect(box('RUT').selectionStart).toBe(2);
    // An extra digit stays visible. Cutting it could leave another person's valid RUT.
    await user.type(box('RUT'), '7', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(box('RUT').value).toBe('197.234.567-8');
    expect(box('RUT').selectionStart).toBe(3);
  });

  it('shows the values of the stored draft', async () => {
    keepDraft(aDraft());
    await showPage('/informacion-personal', { answers: ANSWERS });
    expect(box('Correo electrónico').value).toBe('ana@example.com');
  });
});

describe('delivery', () => {
  const show = (answers: object = {}, isCustomer = false) => {
    keepDraft({ personal: aDraft().personal });
    return showPage('/informacion-de-envio', {
      answers: { ...ANSWERS, 'read-profile': { data: aUser() }, ...answers },
      isCustomer,
    });
  };
  const choose = async (user: UserEvent, name: string, option: string) => {
    const list = screen.getByRole('combobox', { name });
    await within(list).findByRole('option', { name: option });
    await user.selectOptions(list, option);
  };

  it('shows the server’s price for the commune and continues to the payment', async () => {
    const { host, user } = await show();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Despacho a domicilio' }).checked).toBe(true);
    await choose(user, 'Región', 'Metropolitana de Santiago');
    await choose(user, 'Comuna', 'Las Condes');
    await fill(user, { Dirección: 'Los Aromos 123', Departamento: '4B' });
    expect(await screen.findByText('Llega en 1 a 2 días hábiles')).toBeTruthy();
    await goOn(user);
    expect(host.visited).toEqual(['/metodo-de-pago']);
    const summary = screen.getByRole('complementary', { name: 'Tu pedido' });
    expect(within(summary).getByText('Total').nextSibling?.textContent).toBe('$29.970');
  });

  describe('with the commune that the shopper asked about on the page of a product', () => {
    beforeEach(() => localStorage.setItem('commune', '13114'));
    const chosen = async (name: string) => {
      await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(2));
      return screen.getByRole<HTMLSelectElement>('combobox', { name }).selectedOptions[0]?.textContent;
    };

    it.each([
      ['a guest', false],
      ['a customer without an address', true],
    ])('fills it in for %s', async (_, isCustomer) => {
      await show({ 'list-addresses': { data: [] } }, isCustomer);
      await waitFor(() => expect(keptDraft().delivery).toMatchObject({ commune_id: '13114' }));
      await waitFor(async () => expect(await chosen('Comuna')).toBe('Las Condes'));
      expect(await chosen('Región')).toBe('Metropolitana de Santiago');
      expect(await screen.findByText('Llega en 1 a 2 días hábiles')).toBeTruthy();
    });

    it('prefers the saved address of a customer', async () => {
      await show({ 'list-addresses': { data: [anAddress({ commune_id: '13101' })] } }, true);
      await waitFor(() => expect(keptDraft().delivery).toMatchObject({ commune_id: '13101' }));
    });

    it('prefers the saved address of a guest who has signed in since', async () => {
      const saved = anAddress({ commune_id: '13101' });
      const { scope } = await show({ 'list-addresses': { data: [saved] } });
      await waitFor(() => expect(keptDraft().delivery).toMatchObject({ commune_id: '13114' }));
      await allSettled($customer, { scope, params: { kind: 'customer', id: 'u-1', user: aUser() } });
      await waitFor(() =>
        expect(keptDraft().delivery).toMatchObject({ address_id: saved.id, commune_id: '13101' }),
      );
    });

    it('does not replace the commune that a guest chose by a saved address', async () => {
      const { scope, user } = await show({ 'list-addresses': { data: [anAddress()] } });
      await waitFor(async () => expect(await chosen('Comuna')).toBe('Las Condes'));
      await choose(user, 'Comuna', 'Santiago');
      await allSettled($customer, { scope, params: { kind: 'customer', id: 'u-1', user: aUser() } });
      await screen.findByRole('group', { name: 'Direcciones guardadas' });
      expect(keptDraft().delivery).toMatchObject({ address_id: '', commune_id: '13101' });
    });

    it('keeps what the shopper chose', async () => {
      const delivery = { ...aDraft().delivery, commune_id: '13101' };
      keepDraft(aDraft({ delivery }));
      await showPage('/informacion-de-envio', { answers: ANSWERS });
      await screen.findByText('Llega en 1 a 2 días hábiles');
      await waitFor(async () => expect(await chosen('Comuna')).toBe('Santiago'));
    });
  });

  it('delivers to a saved address or to a typed one', async () => {
    const office = anAddress({
      id: 'a-2',
      identification: 'Oficina',
      address: 'Moneda 1',
      commune_id: '13101',
    });
    const { host, user } = await show({ 'list-addresses': { data: [anAddress(), office] } }, true);
    const saved = await screen.findByRole('group', { name: 'Direcciones guardadas' });
    expect(within(saved).getByRole<HTMLInputElement>('radio', { name: 'Casa' }).checked).toBe(true);
    expect(screen.queryByRole('textbox', { name: 'Dirección' })).toBeNull();
    await user.click(within(saved).getByRole('radio', { name: 'Oficina' }));
    expect(keptDraft().delivery).toMatchObject({ address: 'Moneda 1', commune_id: '13101' });
    await user.click(within(saved).getByRole('radio', { name: 'Otra dirección' }));
    expect(box('Dirección').value).toBe('');
    await user.click(within(saved).getByRole('radio', { name: 'Casa' }));
    await screen.findByText('Llega en 1 a 2 días hábiles');
    await goOn(user);
    expect(host.visited).toEqual(['/metodo-de-pago']);
  });

  /** Opens the step with a draft whose saved address has this text. */
  const showChosen = (listed: readonly object[]) => {
    const delivery = {
      ...aDraft().delivery,
      address_id: 'a-1',
      address: 'Los Aromos 123',
      commune_id: '13114',
    };
    keepDraft(aDraft({ owner: 'u-1', delivery }));
    return showPage('/informacion-de-envio', {
      answers: { ...ANSWERS, 'read-profile': { data: aUser() }, 'list-addresses': { data: listed } },
      isCustomer: true,
    });
  };

  it('delivers to the chosen address as the customer has changed it since', async () => {
    await showChosen([anAddress({ address: 'Los Aromos 1230', apartment: null })]);
    await waitFor(() =>
      expect(keptDraft().delivery).toMatchObject({ address: 'Los Aromos 1230', department: '' }),
    );
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Casa' }).checked).toBe(true);
  });

  it('asks for an address when the chosen one has been deleted', async () => {
    const { host, user } = await showChosen([anAddress({ id: 'a-2', identification: 'Oficina' })]);
    await waitFor(() => expect(box('Dirección').value).toBe(''));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Otra dirección' }).checked).toBe(true);
    await goOn(user);
    expect(host.visited).toEqual([]);
  });

  it('saves a new address and delivers to it', async () => {
    const made = anAddress({ id: 'a-9', identification: 'Playa', address: 'Costa 9', commune_id: '13114' });
    const { host, user } = await show(
      { 'list-addresses': { data: [] }, 'create-address': { data: made } },
      true,
    );
    await user.click(await screen.findByRole('button', { name: 'Agregar dirección' }));
    const dialog = await screen.findByRole('dialog', { name: 'Nueva dirección' });
    const inside = within(dialog);
    await user.type(inside.getByRole('textbox', { name: 'Nombre de la dirección' }), 'Playa');
    const region = inside.getByRole('combobox', { name: 'Región' });
    await user.selectOptions(region, 'Metropolitana de Santiago');
    const commune = inside.getByRole('combobox', { name: 'Comuna' });
    await user.selectOptions(commune, await inside.findByRole('option', { name: 'Las Condes' }));
    await user.type(inside.getByRole('textbox', { name: 'Dirección' }), 'Costa 9');
    await user.click(inside.getByRole('button', { name: 'Guardar dirección' }));
    const saved = await screen.findByRole('group', { name: 'Direcciones guardadas' });
    await waitFor(() =>
      expect(within(saved).getByRole<HTMLInputElement>('radio', { name: 'Playa' }).checked).toBe(true),
    );
    const body = { identification: 'Playa', address: 'Costa 9', commune_id: '13114', apartment: undefined };
    expect(host.calls.find(({ id }) => id === 'create-address')?.input).toEqual({ body });
    // The dialog did not submit the step's form.
    expect(host.visited).toEqual([]);
  });

  it('begins a new address with what was typed at the step, but not with a saved one', async () => {
    const made = anAddress({ id: 'a-9', identification: 'Playa' });
    const { host, user } = await show(
      { 'list-addresses': { data: [] }, 'create-address': { data: made } },
      true,
    );
    await screen.findByRole('combobox', { name: 'Región' });
    await choose(user, 'Región', 'Metropolitana de Santiago');
    await choose(user, 'Comuna', 'Las Condes');
    await fill(user, { Dirección: 'Los Aromos 123', Departamento: '45' });
    await user.click(screen.getByRole('button', { name: 'Agregar dirección' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nueva dirección' }));
    await user.type(dialog.getByRole('textbox', { name: 'Nombre de la dirección' }), 'Playa');
    await user.click(dialog.getByRole('button', { name: 'Guardar dirección' }));
    await screen.findByRole('radio', { name: 'Playa' });
    expect(host.calls.find(({ id }) => id === 'create-address')?.input).toEqual({
      body: { identification: 'Playa', address: 'Los Aromos 123', apartment: '45', commune_id: '13114' },
    });
    await user.click(screen.getByRole('button', { name: 'Agregar dirección' }));
    const next = within(await screen.findByRole('dialog', { name: 'Nueva dirección' }));
    expect(next.getByRole<HTMLInputElement>('textbox', { name: 'Dirección' }).value).toBe('');
  });

  it('opens no dialog for a customer who left the step with one open and comes back', async () => {
    const { user, scope } = await show({ 'list-addresses': { data: [] } }, true);
    await user.click(await screen.findByRole('button', { name: 'Agregar dirección' }));
    await screen.findByRole('dialog', { name: 'Nueva dirección' });
    cleanup();
    expect(scope.getState($newAddress)).toBeNull();
  });

  it('lists an address once when a request with a lost response had saved it already', async () => {
    const { user } = await show(
      { 'list-addresses': { data: [anAddress()] }, 'create-address': { data: anAddress() } },
      true,
    );
    await user.click(await screen.findByRole('button', { name: 'Agregar dirección' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nueva dirección' }));
    await user.type(dialog.getByRole('textbox', { name: 'Nombre de la dirección' }), 'Casa');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Región' }), 'Metropolitana de Santiago');
    const condes = await dialog.findByRole('option', { name: 'Las Condes' });
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Comuna' }), condes);
    await user.type(dialog.getByRole('textbox', { name: 'Dirección' }), 'Los Aromos 123');
    await user.click(dialog.getByRole('button', { name: 'Guardar dirección' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getAllByRole('radio', { name: 'Casa' })).toHaveLength(1);
  });

  it('tracks the start of the checkout and the delivery once, also when the step opens again', async () => {
    const { host, user } = await show();
    await choose(user, 'Región', 'Metropolitana de Santiago');
    await choose(user, 'Comuna', 'Las Condes');
    await fill(user, { Dirección: 'Los Aromos 123' });
    await screen.findByText('Llega en 1 a 2 días hábiles');
    await goOn(user);
    expect(host.tracked.map(({ event }) => event)).toEqual(['begin_checkout', 'add_shipping_info']);
    expect(host.tracked[1]?.data).toMatchObject({ value: 29970, shipping_tier: 'home', currency: 'CLP' });
    cleanup();
    const again = await show();
    expect(again.host.tracked).toEqual([]);
  });

  it('clears the commune when the region changes', async () => {
    const { user } = await show();
    await choose(user, 'Región', 'Metropolitana de Santiago');
    await choose(user, 'Comuna', 'Las Condes');
    await choose(user, 'Región', 'Valparaíso');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Comuna' }).value).toBe('');
  });

  it('does not continue with a commune without delivery', async () => {
    const { host, user } = await show({
      'calculate-shipping': () => {
        throw hostError({ code: 'COMMUNE_NOT_SERVED', message: 'no', statusCode: 422 });
      },
    });
    await choose(user, 'Región', 'Valparaíso');
    await choose(user, 'Comuna', 'Valparaíso');
    await fill(user, { Dirección: 'Cerro 1' });
    await goOn(user);
    expect(host.visited).toEqual([]);
    const commune = screen.getByRole('combobox', { name: 'Comuna' });
    expect(descriptionOf(commune)).toMatch(/Todavía no despachamos a esta comuna/);
    expect(document.activeElement).toBe(commune);
  });

  it('waits for the delivery price before it continues', async () => {
    const shipping = Promise.withResolvers<object>();
    const { host, user } = await show({ 'calculate-shipping': () => shipping.promise });
    await choose(user, 'Región', 'Valparaíso');
    await choose(user, 'Comuna', 'Valparaíso');
    await fill(user, { Dirección: 'Cerro 1' });
    await goOn(user);
    expect(host.visited).toEqual([]);
    shipping.resolve(SHIPPING);
    await waitFor(() => expect(host.visited).toEqual(['/metodo-de-pago']));
  });

  it('stays when the shopper chooses the pick-up while the delivery price is awaited', async () => {
    const { host, user } = await show({ 'calculate-shipping': () => new Promise<never>(() => {}) });
    await choose(user, 'Región', 'Valparaíso');
    await choose(user, 'Comuna', 'Valparaíso');
    await fill(user, { Dirección: 'Cerro 1' });
    await goOn(user);
    await user.click(screen.getByRole('radio', { name: /^Retiro en tienda/ }));
    expect(host.visited).toEqual([]);
    await goOn(user);
    expect(host.visited).toEqual(['/metodo-de-pago']);
  });

  // The test must notice this fault in mfe-checkout/src/lib/shipping.model.ts
  // - const data = choice.option ? fastestOf(outcome.data) : outcome.data;
  // + const data = outcome.data;
  it('offers the fastest delivery with its day and price, counts it, and keeps the choice', async () => {
    const { user } = await show({ 'calculate-shipping': FASTER });
    await choose(user, 'Región', 'Metropolitana de Santiago');
    await choose(user, 'Comuna', 'Las Condes');
    const group = within(await screen.findByRole('group', { name: '¿Qué despacho prefieres?' }));
    const [cheapest, fastest] = group.getAllByRole<HTMLInputElement>('radio');
    expect(cheapest?.checked).toBe(true);
    expect(fastest && descriptionOf(fastest)).toBe('Llega el jueves 3 de diciembre');
    const line = () => screen.getByText('Costo de despacho').parentElement?.textContent;
    expect(line()).toContain('$3.990');
    await user.click(group.getByRole('radio', { name: 'El más rápido' }));
    expect(line()).toBe('Costo de despachoLlega el jueves 3 de diciembre$6.990');
    expect(keptDraft().delivery.option).toBe('fastest');
  });

  it('asks nothing about deliveries in a commune with one', async () => {
    const { user } = await show();
    await choose(user, 'Región', 'Metropolitana de Santiago');
    await choose(user, 'Comuna', 'Las Condes');
    expect(await screen.findByText('Llega en 1 a 2 días hábiles')).toBeTruthy();
    expect(screen.queryByRole('group', { name: '¿Qué despacho prefieres?' })).toBeNull();
  });

  it('requires no address for a pick-up', async () => {
    const { host, user } = await show();
    await user.click(screen.getByRole('radio', { name: 'Retiro en tienda' }));
    expect(screen.queryByRole('textbox', { name: 'Dirección' })).toBeNull();
    await goOn(user);
    expect(host.visited).toEqual(['/metodo-de-pago']);
  });

  it('keeps the address while pick-up is chosen', async () => {
    const { user } = await show();
    await choose(user, 'Región', 'Metropolitana de Santiago');
    await choose(user, 'Comuna', 'Las Condes');
    await user.type(box('Dirección'), 'Los Alerces 123');
    await user.click(screen.getByRole('radio', { name: /^Retiro en tienda/ }));
    await user.click(screen.getByRole('radio', { name: /^Despacho a domicilio/ }));
    expect(box('Dirección').value).toBe('Los Alerces 123');
    const { selectedOptions } = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Comuna' });
    expect(selectedOptions[0]?.textContent).toBe('Las Condes');
    expect(keptDraft().delivery).toMatchObject({ method: 'home', address: 'Los Alerces 123' });
  });

  it('shows the legal condition for the concierge, and a name field for another receiver', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('radio', { name: 'Dejar en conserjería' }));
    expect(screen.getByText(/conserjería solo si lo recibe una persona mayor de 18 años/)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Otra persona' }));
    expect(box('Nombre de quien recibe')).toBeTruthy();
  });

  it('offers a retry when the regions fail to load', async () => {
    let calls = 0;
    const { user } = await show({
      'list-regions': () => {
        if (calls++ === 0) throw hostError({ code: 'NETWORK', message: 'no' });
        return PLACES['list-regions'];
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('option', { name: 'Valparaíso' })).toBeTruthy();
  });
});

describe('payment', () => {
  const left: object[] = [];
  const show = (answers: object = {}) => {
    left.length = 0;
    keepDraft(aDraft());
    return showPage('/metodo-de-pago', {
      answers: {
        ...ANSWERS,
        'place-order': {
          id: 'o-1',
          number: '1001',
          status: 'in_validation',
          total: 29970,
          access_key: 'k',
          payment: { platform: 'webpay', url: 'http://127.0.0.1:4100/pay', token: 'T' },
        },
        ...answers,
      },
      onGateway: (form) => void left.push(form),
    });
  };
  const pay = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Pagar' }));
  const terms = () =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'Acepto los términos y condiciones' });

  it('navigates to the gateway behind an overlay after Pay with accepted terms', async () => {
    const { user } = await show();
    await screen.findByText('$29.970', { selector: 'dd' });
    expect(terms().checked).toBe(false);
    await user.click(terms());
    await pay(user);
    expect(left).toEqual([{ url: 'http://127.0.0.1:4100/pay', token: 'T' }]);
    expect(screen.getByRole('dialog', { name: 'Te llevamos a Webpay' })).toBeTruthy();
  });

  it('explains a lost response and sends the order again on a retry', async () => {
    keepSentOrder();
    const ends: object[] = [hostError({ code: 'NETWORK', message: 'no line' })];
    const placed = { id: 'o-1', total: 25980, payment: { platform: 'transfer', url: null, token: null } };
    const { host, user } = await show({
      'read-cart': { data: aCart([]) },
      'place-order': () => {
        const end = ends.pop() ?? placed;
        if (end instanceof Error) throw end;
        return end;
      },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('No sabemos si recibimos tu pedido');
    expect(screen.queryByRole('button', { name: 'Pagar' })).toBeNull();
    expect(screen.queryByRole('complementary', { name: 'Tu pedido' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(host.visited).toEqual(['/datos-de-transferencia?pedido=o-1']));
  });

  it('places no order without accepted terms, and focuses their checkbox', async () => {
    const { host, user } = await show();
    await pay(user);
    expect(descriptionOf(terms())).toBe('El campo términos y condiciones es requerido');
    expect(document.activeElement).toBe(terms());
    expect(host.calls.map(({ id }) => id)).not.toContain('place-order');
  });

  it('requires factura data only when factura is chosen', async () => {
    const { user } = await show();
    expect(screen.queryByRole('textbox', { name: 'Giro' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Factura' }));
    await user.click(terms());
    await pay(user);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Falta corregir 6 datos' }));
    expect(descriptionOf(box('Giro'))).toBe('El campo giro es requerido');
    expect(left).toEqual([]);
  });

  it('refuses the tax office’s generic RUT for a factura', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('radio', { name: 'Factura' }));
    expect(descriptionOf(box('RUT de la empresa'))).toBe('Por ejemplo 76.123.456-0');
    await fill(user, { 'RUT de la empresa': '666666666' });
    await user.click(terms());
    await pay(user);
    expect(descriptionOf(box('RUT de la empresa'))).toBe('Este campo debe ser un RUT valido');
    expect(left).toEqual([]);
  });

  it('keeps the factura data while boleta is chosen', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('radio', { name: 'Factura' }));
    await user.type(box('Razón social'), 'Los Robles Ltda');
    await user.click(screen.getByRole('radio', { name: 'Boleta' }));
    await user.click(screen.getByRole('radio', { name: 'Factura' }));
    expect(box('Razón social').value).toBe('Los Robles Ltda');
  });

  it('selects the card by default, explains a chosen transfer, and ticks no consent', async () => {
    const { user } = await show();
    const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
    expect(radio('Tarjeta (Webpay)').checked).toBe(true);
    expect(screen.queryByText(/datos de la cuenta/)).toBeNull();
    await user.click(radio('Transferencia bancaria'));
    expect(screen.getByText(/datos de la cuenta/)).toBeTruthy();
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
      false,
      false,
    ]);
  });

  it('shows sold-out products with a link to the cart', async () => {
    const { user } = await show({
      'place-order': () => {
        throw hostError({
          code: 'OUT_OF_STOCK',
          message: 'x',
          statusCode: 409,
          errors: ['Solo queda 1 Brie'],
        });
      },
    });
    await user.click(terms());
    await pay(user);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Solo queda 1 Brie')).toBeTruthy();
    expect(within(alert).getByRole('link', { name: 'Volver al carrito' }).getAttribute('href')).toBe(
      '/carrito',
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows what changed when the API refuses the shown total, and pays the new one', async () => {
    const refusals = [hostError({ code: 'ORDER_CHANGED', message: 'x', statusCode: 409 })];
    const placed = { id: 'o-1', total: 33990, payment: { platform: 'transfer', url: null, token: null } };
    let price = 12990;
    const { host, user } = await show({
      'read-cart': () => ({ data: aCart([aLine({ price })]) }),
      'place-order': () => {
        price = 15000;
        const refusal = refusals.pop();
        if (refusal) throw refusal;
        return placed;
      },
    });
    await user.click(screen.getByRole('radio', { name: 'Transferencia bancaria' }));
    await user.click(terms());
    await pay(user);
    const alert = await screen.findByRole('alert');
    await within(alert).findByText('Productos: antes $25.980, ahora $30.000.');
    expect(alert.textContent).toContain('Era $29.970 y ahora es $33.990.');
    await pay(user);
    await waitFor(() => expect(host.visited).toEqual(['/datos-de-transferencia?pedido=o-1']));
    const [, second] = host.calls.filter(({ id }) => id === 'place-order');
    expect(second?.input).toMatchObject({ body: { expected_total: 33990 } });
  });

  it('shows a server error at its field', async () => {
    const { user } = await show({
      'place-order': () => {
        throw hostError({
          code: 'VALIDATION_FAILED',
          message: 'x',
          statusCode: 400,
          fields: { 'invoice.giro': 'Este campo debe ser menor a 40 caracteres' },
        });
      },
    });
    await user.click(screen.getByRole('radio', { name: 'Factura' }));
    await fill(user, {
      'Razón social': 'Vinos SpA',
      'RUT de la empresa': '765432103',
      Giro: 'Comercio',
      'Dirección de la empresa': 'Moneda 1',
    });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Región' }), 'Metropolitana de Santiago');
    await screen.findByRole('option', { name: 'Santiago' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Comuna' }), 'Santiago');
    await user.click(terms());
    await pay(user);
    await waitFor(() => expect(descriptionOf(box('Giro'))).toBe('Este campo debe ser menor a 40 caracteres'));
    expect(document.activeElement).toBe(box('Giro'));
  });
});
