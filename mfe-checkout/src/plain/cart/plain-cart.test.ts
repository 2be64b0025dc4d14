import { describe, expect, it } from 'vitest';
import { aCart, aLine, CART_ID } from '../../lib/testing/cart-fixtures.ts';
import { EMPTY_STATE, type PlainState } from '../plain-state.ts';
import { CONTENT, inputOf, ready, refuse, visit } from '../testing/visit.ts';

describe('the plain cart', () => {
  it('asks for the age before the first product, and then adds it', async () => {
    const asked = await visit('/carrito', EMPTY_STATE, {}, { sku: 'W-1' });
    expect(asked).toMatchObject({ status: 303, redirect: '/carrito', next: { wantedSku: 'W-1' } });
    expect(asked.host.calls).toEqual([]);
    const page = await visit('/carrito', asked.next as PlainState);
    expect(page.html).toContain('¿Eres mayor de edad?');
    const answers = { 'read-cart-id': { id: CART_ID }, 'update-cart': { data: aCart(), related: [] } };
    const added = await visit('/carrito', asked.next as PlainState, answers, { do: 'adult' });
    expect(inputOf(added.host, 'update-cart')).toEqual({
      query: { cart_id: CART_ID },
      body: { sku: 'W-1', qty: 1 },
    });
    expect(added.next).toMatchObject({ isAdult: true, cartId: CART_ID, wantedSku: '' });
  });

  it('adds a unit to the quantity of the cart', async () => {
    const answers = { 'update-cart': { data: aCart(), related: [] } };
    const { host } = await visit('/carrito', ready, answers, { sku: 'W-1' });
    expect(inputOf(host, 'update-cart')).toMatchObject({ body: { sku: 'W-1', qty: 3 } });
  });

  it('adds the chosen format of a product that is sold by weight', async () => {
    const answers = { 'update-cart': { data: aCart(), related: [] } };
    const { host } = await visit('/carrito', ready, answers, { sku: 'G-1', format: 'G-2' });
    expect(inputOf(host, 'update-cart')).toMatchObject({ body: { sku: 'G-2', qty: 1 } });
  });

  it('tells what the shop changed until the visitor has seen it', async () => {
    const changes = [{ kind: 'withdrawn' as const, sku: 'W-9', name: 'Pinot' }];
    const answers = {
      'read-cart': { data: { ...aCart(), changes } },
      'acknowledge-cart-changes': { data: aCart() },
    };
    expect((await visit('/carrito', ready, answers)).html).toContain('Pinot ya no está a la venta');
    const seen = JSON.stringify(changes);
    const { host } = await visit('/carrito', ready, answers, { do: 'seen', seen });
    expect(inputOf(host, 'acknowledge-cart-changes')).toMatchObject({ body: { changes } });
    const newer = [...changes, { kind: 'withdrawn' as const, sku: 'W-8', name: 'Syrah' }];
    const later = { ...answers, 'read-cart': { data: { ...aCart(), changes: newer } } };
    const late = await visit('/carrito', ready, later, { do: 'seen', seen });
    expect(late.host.calls.map(({ id }) => id)).not.toContain('acknowledge-cart-changes');
  });

  it('changes and removes a line, and tells it', async () => {
    const answers = { 'update-cart': { data: aCart(), related: [] } };
    const changed = await visit('/carrito', ready, answers, { do: 'set', sku: 'W-1', qty: ' 4 ' });
    expect(changed.next?.notice?.text).toContain('ahora llevas 4');
    const removed = await visit('/carrito', ready, answers, { do: 'remove', sku: 'W-1' });
    expect(inputOf(removed.host, 'update-cart')).toMatchObject({ body: { qty: 0 } });
    const again = await visit(
      '/carrito',
      ready,
      { 'read-cart': { data: aCart([]) } },
      { do: 'remove', sku: 'W-1' },
    );
    expect(again.next?.notice?.text).toBe('Ese producto ya no está en el carrito.');
  });

  it.each(['-1', '1.5', '', 'dos', '99999'])('refuses the quantity %j without a request', async (qty) => {
    const { next, host } = await visit('/carrito', ready, {}, { do: 'set', sku: 'W-1', qty });
    expect(next?.notice).toMatchObject({ kind: 'error', text: 'La cantidad debe ser un número entero.' });
    expect(host.calls.map(({ id }) => id)).toEqual(['read-cart']);
  });

  it('applies a coupon, removes it, and tells why one is refused', async () => {
    const applied = (code: string) => ({
      data: { codes: [code], applied_coupons: [{ code, discount: 3000 }], discount: 3000, total: 0 },
    });
    const form = { do: 'coupon', coupon: ' verano ' };
    const { host, next } = await visit('/carrito', ready, { 'apply-coupon': applied('VERANO') }, form);
    expect(inputOf(host, 'apply-coupon')).toEqual({ query: { cart_id: CART_ID }, body: { code: 'verano' } });
    expect(next?.notice).toMatchObject({ kind: 'success', text: 'VERANO aplicado' });

    const cart = { data: { ...aCart(), coupon: { code: 'VERANO', discount: 3000 } } };
    const page = await visit('/carrito', ready, { 'read-cart': cart });
    expect(page.html).toContain('aria-label="Quitar VERANO"');
    const none = { 'read-cart': cart, 'remove-coupon': applied('') };
    const removed = await visit('/carrito', ready, none, { do: 'uncoupon' });
    expect(inputOf(removed.host, 'remove-coupon')).toMatchObject({ params: { code: 'VERANO' } });

    const refusedBy = { 'apply-coupon': refuse('COUPON_ENDED', 409, { errors: ['Tu cupón terminó'] }) };
    expect((await visit('/carrito', ready, refusedBy, form)).next?.notice?.text).toBe('Tu cupón terminó');
    const empty = await visit('/carrito', ready, {}, { do: 'coupon', coupon: ' ' });
    expect(empty.next?.notice?.text).toBe('El campo código de descuento es requerido');
  });

  it('keeps the gift box with its text, and adds its price to the total', async () => {
    const form = { do: 'gift', gift: 'on', gift_text: 'Feliz\r\ndía' };
    const { next } = await visit('/carrito', ready, {}, form);
    expect(next?.giftBox).toEqual({ check: true, text: 'Feliz\ndía' });
    const price = { data: { ...CONTENT.data, shopping_cart_descriptions: { gift_card_price: '2.490' } } };
    const answers = { 'read-shopping-cart-page': price };
    const totalAt = async (path: string, state: PlainState) =>
      /(?:<dt>Total<\/dt><dd>|name="total" value=")\$?([\d.]+)/.exec(
        (await visit(path, state, answers)).html,
      )?.[1];
    for (const path of ['/carrito', '/metodo-de-pago']) {
      const [before, after] = [await totalAt(path, ready), await totalAt(path, next as PlainState)];
      expect(Number(after?.replace('.', '')) - Number(before?.replace('.', ''))).toBe(2490);
    }
    expect((await visit('/carrito', next as PlainState, {}, { do: 'gift' })).next?.giftBox.check).toBe(false);
  });

  it('names the signs of the card that the shop cannot print', async () => {
    const form = { do: 'gift', gift: 'on', gift_text: 'Feliz día 🎉' };
    const { next } = await visit('/carrito', ready, {}, form);
    expect(next?.notice).toMatchObject({
      kind: 'warning',
      text: expect.stringMatching(/caja de regalo\. .*🎉$/),
    });
  });

  it('tells why a product could not be added', async () => {
    const answers = { 'update-cart': refuse('OUT_OF_STOCK', 409, { errors: ['Quedan 0'] }) };
    const { next } = await visit('/carrito', ready, answers, { sku: 'W-1' });
    expect(next?.notice).toEqual({ path: '/carrito', kind: 'error', text: 'Quedan 0' });
    const page = await visit('/carrito', next as PlainState);
    expect(page.html).toMatch(/role="alert".*Quedan 0/);
  });

  it('shows a sold-out line, and no way to the next step', async () => {
    const { html } = await visit('/carrito', ready, { 'read-cart': { data: aCart([aLine({ stock: 0 })]) } });
    expect(html).toContain('Agotado: no se suma al total');
    expect(html).not.toContain('href="/informacion-personal"');
    expect(html).not.toContain('name="qty"');
  });

  it('tells that the session expired when the API does not know the cart', async () => {
    const unknown = { 'read-cart': refuse('CART_NOT_FOUND', 404) };
    const { redirect, next } = await visit('/carrito', ready, unknown);
    expect(redirect).toBe('/carrito');
    expect(next).toMatchObject({ cartId: '', notice: { text: expect.stringContaining('Tu sesión venció') } });
    expect((await visit('/carrito', next as PlainState, unknown)).html).toContain('Tu sesión venció');
  });
});
