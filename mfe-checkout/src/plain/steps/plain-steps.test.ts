import { describe, expect, it } from 'vitest';
import { aCart, aLine } from '../../lib/testing/cart-fixtures.ts';
import { EMPTY_STATE, type PlainState } from '../plain-state.ts';
import { CONTENT, ready, refuse, visit } from '../testing/visit.ts';

describe('the plain steps', () => {
  it.each([
    ['/carrito', { code: 'VERANO' }],
    ['/informacion-personal', { name: 'Ana' }],
  ])('leave a form of %s with scripts to that page', async (path, form) => {
    const { redirect, plain, host } = await visit(path, '', {}, form);
    expect([redirect, plain]).toEqual([path, undefined]);
    expect(host.calls).toEqual([]);
  });

  it('tell that the session expired when the browser has lost its state', async () => {
    const sent = await visit('/informacion-personal', '', {}, { plain: '1', name: 'Ana' });
    const { redirect, next } = await visit('/informacion-personal', sent.next as PlainState);
    expect(redirect).toBe('/carrito');
    expect(next?.notice?.text).toContain('Tu sesión venció');
  });

  it.each([
    ['/informacion-de-envio', { ...ready, draft: EMPTY_STATE.draft }, '/informacion-personal'],
    [
      '/metodo-de-pago',
      { ...ready, draft: { ...ready.draft, delivery: EMPTY_STATE.draft.delivery } },
      '/informacion-de-envio',
    ],
    ['/metodo-de-pago', EMPTY_STATE, '/carrito'],
  ])('leads from %s to the first gap', async (path, state, redirect) =>
    expect((await visit(path, state)).redirect).toBe(redirect),
  );

  it('shows errors beside their fields with the typed values', async () => {
    const typed = { name: 'Ana <b>', surname: '', rut: '1-1', email: 'no', phone: '' };
    const sent = await visit('/informacion-personal', ready, {}, typed);
    expect(sent.redirect).toBe('/informacion-personal#errores');
    const { html } = await visit('/informacion-personal', sent.next as PlainState);
    expect(html).toContain('value="Ana &lt;b&gt;"');
    expect(html).toContain('value="1-1"');
    expect(html).toContain('El campo apellido es requerido');
    expect(html).toContain('href="#field-rut"');
    expect(html).toContain('Falta corregir 4 datos');
  });

  it('finds the region of the commune, and refuses a commune without delivery', async () => {
    const typed = { method: 'home', receiver: 'me', commune_id: '13114', address: 'Los Aromos 123' };
    const sent = await visit('/informacion-de-envio', ready, {}, typed);
    expect(sent.redirect).toBe('/metodo-de-pago');
    expect(sent.next?.draft.delivery).toMatchObject({ region_id: '13', commune_id: '13114' });
    const unserved = { 'calculate-shipping': refuse('COMMUNE_NOT_SERVED', 422) };
    const refused = await visit('/informacion-de-envio', ready, unserved, typed);
    expect(refused.redirect).toBe('/informacion-de-envio#errores');
    const { html } = await visit('/informacion-de-envio', refused.next as PlainState, unserved);
    expect(html).toContain('Todavía no despachamos a esta comuna');
  });

  it('refuses a commune that the API cannot read, and sends a visitor without a known cart to the cart', async () => {
    const typed = { method: 'home', receiver: 'me', commune_id: '13114', address: 'Los Aromos 123' };
    const refusing = (field: string) => ({
      'calculate-shipping': refuse('VALIDATION_FAILED', 422, { fields: { [field]: 'No es válido' } }),
    });
    const commune = await visit('/informacion-de-envio', ready, refusing('commune_id'), typed);
    expect(commune.next?.refused.delivery?.commune_id).toContain('Todavía no despachamos a esta comuna');
    const cart = await visit('/informacion-de-envio', ready, refusing('cart_id'), typed);
    expect(cart.next?.refused).toEqual({});
    const unknown = {
      'read-cart': refuse('VALIDATION_FAILED', 422, { fields: { cart_id: 'No es válido' } }),
    };
    const next = await visit(cart.redirect ?? '', cart.next as PlainState, unknown);
    expect(next.redirect).toBe('/carrito');
    expect(next.next?.notice?.kind).toBe('warning');
  });

  it('leads a visitor whose cart the API lost while the address was typed to the cart', async () => {
    const typed = { method: 'home', receiver: 'me', commune_id: '13114', address: 'Los Aromos 123' };
    const lost = refuse('CART_NOT_FOUND', 404);
    const sent = await visit('/informacion-de-envio', ready, { 'calculate-shipping': lost }, typed);
    expect(sent.redirect).toBe('/metodo-de-pago');
    const next = await visit('/metodo-de-pago', sent.next as PlainState, { 'read-cart': lost });
    expect(next.redirect).toBe('/carrito');
  });

  it.each([
    ['/informacion-de-envio', 'Quien recibe debe ser mayor de 18 años'],
    ['/metodo-de-pago', 'Venta de alcohol solo a mayores'],
  ])('show on %s the note on alcohol for a cart that holds only a case', async (path, note) => {
    const bottle = { ...aLine({ qty: 6 }), count: 6 };
    const cases = [{ id: 'case-1', size: 6, qty: 1, price: 60000, saving: 0, bottles: [bottle] }];
    const { html } = await visit(path, ready, { 'read-cart': { data: { ...aCart([]), cases } } });
    expect(html).toContain(note);
  });

  it.each([
    [
      'Listo para retirar desde el jueves 3 de diciembre a las 16:00.',
      { data: { ready: 'Listo para retirar desde el jueves 3 de diciembre a las 16:00.' } },
    ],
    ['Listo en 24 horas.', { data: { ready: null } }],
    ['Listo en 24 horas.', refuse('UNAVAILABLE', 503)],
  ])('say where and when an order can be picked up: %s', async (text, hour) => {
    const pickup = { address: 'Avenida Italia 1443', hours: 'Lunes a sábado', ready: 'Listo en 24 horas.' };
    const answers = {
      'read-shopping-cart-page': { data: { ...CONTENT.data, pickup } },
      'read-pickup-hour': hour,
    };
    const { html } = await visit('/informacion-de-envio', ready, answers);
    expect(html).toContain(`Avenida Italia 1443. Lunes a sábado. ${text}`);
  });

  it('count a line break of the comment as one character', async () => {
    const comment = `${'a'.repeat(148)}\r\n\r\n${'b'.repeat(150)}`;
    const typed = { method: 'pickup', receiver: 'me', comment };
    const { redirect, next } = await visit('/informacion-de-envio', ready, {}, typed);
    expect(redirect).toBe('/metodo-de-pago');
    expect(next?.draft.delivery.comment).toBe(comment.replaceAll('\r\n', '\n'));
  });

  it('shows the total with the delivery, and a key for the order', async () => {
    const { html, next } = await visit('/metodo-de-pago', { ...ready, orderKey: '' });
    expect(html).toContain('name="total" value="29970"');
    expect(next?.orderKey).toMatch(/^[\da-f]{32}$/);
    expect(html).toContain(`name="key" value="${next?.orderKey}"`);
  });
});
