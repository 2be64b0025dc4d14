// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type CartUpdate, cartState, cartUpdate } from 'shared-contracts/bus/topics';
import { afterEach, describe, expect, it } from 'vitest';
import { BOUGHT, ORDER } from '../../fixtures/customer.ts';
import { failingWith } from '../../fixtures/failing-with.ts';
import { renderPage } from '../../fixtures/render.ts';
import { CUSTOMER, showPage } from '../../fixtures/show.ts';

afterEach(cleanup);

const CARD = {
  authorization_code: '1213',
  card_number: '6623',
  payment_type_code: 'VD',
  installments_number: 0,
  installments_amount: null,
  transaction_date: '2026-11-03T15:00:00Z',
};
const URL = '/cuenta/mi-cuenta/compras/orden-0001';
const termsOf = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]),
  );

describe('an order of mine', () => {
  it('is ready and not on its way when its buyer picks it up', async () => {
    const delivery = { ...ORDER.delivery, method: 'pickup' as const };
    await showPage(URL, { 'read-own-order': { data: { ...ORDER, delivery } } }, CUSTOMER);
    const steps = within(screen.getByRole('list', { name: 'Estado del pedido' }));
    expect(steps.getByText('Listo para retirar').closest('li')?.getAttribute('aria-current')).toBe('step');
  });

  it('shows status, total, delivery and tax document', async () => {
    const { host } = await showPage(URL, { 'read-own-order': { data: ORDER } }, CUSTOMER);
    expect(host.calls).toEqual([{ id: 'read-own-order', input: { params: { id: 'orden-0001' } } }]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pedido P-1001');
    expect(
      screen.getByText('Comprado el 3 de noviembre de 2026. Última novedad: 5 de noviembre de 2026.'),
    ).toBeTruthy();
    const steps = within(screen.getByRole('list', { name: 'Estado del pedido' }));
    expect(steps.getByText('En camino').closest('li')?.getAttribute('aria-current')).toBe('step');
    expect(screen.getByRole('link', { name: 'Carmenère' }).getAttribute('href')).toBe('/vinos/carmenere');
    expect(termsOf()).toMatchObject({
      Subtotal: '$19.980',
      Descuento: '-$1.000',
      Despacho: '$3.990',
      Total: '$22.970',
      Entrega: 'Los Alerces 123, 4B, Providencia, Metropolitana de Santiago',
      Documento: 'Factura',
      'Razón social': 'Casona SpA',
      RUT: '76.418.530-7',
      'Dirección de facturación': 'Av. Italia 1, Ñuñoa',
    });
    expect(screen.queryByRole('link', { name: 'Ver comprobante' })).toBeNull();
  });

  it('offers no return, and shows no number of returns, before there is one', async () => {
    const cancellation = { money: 'card' as const };
    await showPage(URL, { 'read-own-order': { data: { ...ORDER, cancellation, returns: [] } } }, CUSTOMER);
    const actions = screen.getByRole('button', { name: 'Comprar de nuevo' }).parentElement;
    expect(actions?.textContent).toBe('Comprar de nuevoAnular el pedido');
  });

  it.each([
    [{ receiver: 'me' }, undefined],
    [{ receiver: 'other', contact: 'Luis Soto' }, 'Luis Soto'],
    [{ receiver: 'concierge' }, 'Conserjería'],
  ])('of %j says who receives it', async (receiver, words) => {
    const delivery = { ...ORDER.delivery, ...receiver };
    await showPage(URL, { 'read-own-order': { data: { ...ORDER, delivery } } }, CUSTOMER);
    expect(termsOf().Recibe).toBe(words);
  });

  it('shows the text of its gift as the card has it', async () => {
    const gift_text = 'Feliz día mamá ❤️, te queremos 🎉';
    await showPage(URL, { 'read-own-order': { data: { ...ORDER, gift_text } } }, CUSTOMER);
    expect(termsOf()['Mensaje del regalo']).toBe('Feliz día mamá, te queremos');
  });

  it('says who brings the parcel', async () => {
    const delivery = { ...ORDER.delivery, parcel: { carrier: 'Reparto propio', number: null, url: null } };
    await showPage(URL, { 'read-own-order': { data: { ...ORDER, delivery } } }, CUSTOMER);
    expect(termsOf().Envío?.trim()).toBe('Lo lleva Reparto propio.');
  });

  it('links to the files of the tax documents, once they are issued', async () => {
    const url = '/api/links/tax-document?token=t';
    const tax_documents = [
      { kind: 'factura', number: 12, url },
      { kind: 'credit-note', number: 3, url: `${url}2` },
    ];
    await showPage(URL, { 'read-own-order': { data: { ...ORDER, tax_documents } } }, CUSTOMER);
    const names = ['Factura electrónica N.º 12', 'Nota de crédito electrónica N.º 3'];
    expect(names.map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
      url,
      `${url}2`,
    ]);
  });

  it('says that a cancelled order was refunded', async () => {
    const refunds = [{ amount: 22_970, state: 'done', way: 'card', at: '2026-11-06T15:00:00Z', lines: [] }];
    const changes = { status: 'cancelled', payment_status: 'success', refunds };
    await showPage(URL, { 'read-own-order': { data: { ...ORDER, ...changes } } }, CUSTOMER);
    expect(screen.getByText('Este pedido fue anulado.')).toBeTruthy();
    expect(screen.getByText('Devolvimos $22.970 a tu tarjeta, el 6 de noviembre de 2026.')).toBeTruthy();
    expect(termsOf().Pago).toBe('Tarjeta (Webpay) · Pago devuelto');
  });

  it('does not call the payment of a cancelled order approved while its money is missing', async () => {
    const changes = { status: 'cancelled', payment_status: 'success', refunds: [] };
    await showPage(URL, { 'read-own-order': { data: { ...ORDER, ...changes } } }, CUSTOMER);
    expect(termsOf().Pago).toBe('Tarjeta (Webpay) · Pago recibido, por devolver');
  });

  it.each([
    ['a delivery', 'Arrival', {}],
    ['a pick-up', 'Ready', { method: 'pickup' as const }],
  ])('names the time of %s in English', async (_, term, changes) => {
    const order = { ...ORDER, delivery: { ...ORDER.delivery, ...changes } };
    await showPage(URL, { 'read-own-order': { data: order } }, CUSTOMER, 'en');
    expect(termsOf()).toMatchObject({ [term]: '1 a 2 días hábiles' });
  });

  it('shows no line for a discount of $0', async () => {
    await showPage(URL, { 'read-own-order': { data: { ...ORDER, discount: 0 } } }, CUSTOMER);
    expect(screen.queryByText('Descuento')).toBeNull();
  });

  it.each([
    [
      'a refused card',
      { payment_status: 'failed', status: 'cancelled', can_retry_payment: true },
      'Intentar de nuevo',
    ],
    [
      'a pending transfer',
      { payment_status: 'pending', status: 'in_validation', platform: 'transfer' },
      'Ver cómo pagar',
      '/datos-de-transferencia?pedido=orden-0001',
    ],
    [
      'a proof under review',
      {
        payment_status: 'pending',
        status: 'in_validation',
        platform: 'transfer',
        proof_at: '2026-11-03T15:00:00Z',
      },
      'Ver los datos',
      '/datos-de-transferencia?pedido=orden-0001',
    ],
    ['a pending card payment', { payment_status: 'pending', status: 'in_validation' }, 'Revisar el pago'],
    [
      'a refused proof',
      {
        payment_status: 'pending',
        status: 'in_validation',
        platform: 'transfer',
        proof_refusal: 'Es de otro monto',
      },
      'Enviar otro comprobante',
      '/datos-de-transferencia?pedido=orden-0001',
    ],
  ])('links from %s to its payment', async (_, changes, link, href = '/orden/orden-0001') => {
    await showPage(URL, { 'read-own-order': { data: { ...ORDER, ...changes } } }, CUSTOMER);
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(href);
  });

  it('does not call an order cancelled whose card payment can be repeated', async () => {
    const refused = { payment_status: 'failed', status: 'cancelled', can_retry_payment: true };
    await showPage(URL, { 'read-own-order': { data: { ...ORDER, ...refused } } }, CUSTOMER);
    expect(screen.getByText('El pago de este pedido no se completó.')).toBeTruthy();
    expect(screen.queryByText('Este pedido fue anulado.')).toBeNull();
  });

  it.each([
    ['the receipt of a card payment', { card: CARD }, 'Ver comprobante', '#comprobante'],
    ['the cancellation', { cancellation: { money: 'card' } }, 'Anular el pedido', '#anular'],
    [
      'the form of a return',
      { return_offer: { received_on: '2026-11-20', lines: [], grounds: [], money: 'card' } },
      'Devolver productos',
      '#devolver',
    ],
  ])('links to %s', async (_, changes, link, part) => {
    await showPage(URL, { 'read-own-order': { data: { ...ORDER, ...changes } } }, CUSTOMER);
    const href = screen.getByRole('link', { name: link }).getAttribute('href');
    expect(href).toBe(`/orden/orden-0001${part}`);
  });

  it('shows place and hours of a free pick-up', async () => {
    const pickup = { address: 'Avenida Italia 1443', hours: 'Lunes a sábado', ready: 'Listo mañana.' };
    const delivery = { ...ORDER.delivery, method: 'pickup' as const, pickup, time_delivery: null };
    await showPage(URL, { 'read-own-order': { data: { ...ORDER, delivery, price_delivery: 0 } } }, CUSTOMER);
    expect(termsOf()).toMatchObject({
      'Retiro en tienda': 'Gratis',
      Entrega: 'Retiro en tienda: Avenida Italia 1443',
      Horario: 'Lunes a sábado',
      Plazo: 'Listo mañana.',
    });
  });

  it.each([
    ['transfer order', 'transfer'],
    ['card order that is old, or was bought again', 'webpay'],
  ])('offers no payment for a cancelled %s', async (_, platform) => {
    const cancelled = { payment_status: 'failed', status: 'cancelled', platform, can_retry_payment: false };
    await showPage(URL, { 'read-own-order': { data: { ...ORDER, ...cancelled } } }, CUSTOMER);
    expect(screen.getByText('Este pedido fue anulado.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Intentar de nuevo' })).toBeNull();
  });

  it.each([
    ['the API does not find it', 'NOT_FOUND'],
    ['the URL has no id that an order can have', 'VALIDATION_FAILED'],
  ] as const)('is shown as not found when %s', async (_, code) => {
    await showPage(URL, { 'read-own-order': failingWith(code) }, CUSTOMER);
    expect(screen.getByRole('heading', { name: 'Pedido no encontrado' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Volver a mis compras' })).toBeTruthy();
  });

  it('loads on a retry after a failure', async () => {
    let isUp = false;
    const read = () => (isUp ? { data: ORDER } : failingWith('NETWORK')());
    await showPage(URL, { 'read-own-order': read }, CUSTOMER);
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('$22.970')).toBeTruthy();
  });

  it('has no customer data in the server render', async () => {
    const { host, document } = await renderPage(URL, { 'read-own-order': { data: ORDER } });
    expect(host.calls).toEqual([]);
    expect(document.querySelector('h1')?.textContent).toBe('Pedido');
  });
});

describe('buying the order again', () => {
  const show = async (
    lines: unknown,
    serve: (update: CartUpdate) => Promise<{ count: number; total: number }>,
  ) => {
    const answers = { 'read-own-order': { data: ORDER }, 'buy-again': { data: lines } };
    const shown = await showPage(URL, answers, CUSTOMER);
    const asked: CartUpdate[] = [];
    shown.host.bus.serve(cartUpdate, async (update) => {
      asked.push(update);
      return serve(update);
    });
    await act(async () =>
      shown.host.bus.publish(cartState, { count: 1, total: 9990, lines: [{ sku: 'W1', qty: 1 }] }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Comprar de nuevo' }));
    return { ...shown, asked };
  };
  const taken = async () => ({ count: 3, total: 29970 });

  it('adds the ordered quantity to the quantity in the cart, and tracks the addition', async () => {
    const { asked, host } = await show([BOUGHT], taken);
    expect(await screen.findByText('Agregamos 2 unidades a tu carrito')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver carrito' }).getAttribute('href')).toBe('/carrito');
    expect(asked).toMatchObject([{ item: { sku: 'W1' }, qty: 3, previousQty: 1 }]);
    expect(host.tracked).toMatchObject([{ event: 'add_to_cart', data: { currency: 'CLP', value: 19980 } }]);
  });

  it('lists unavailable products and changed prices', async () => {
    const other = { ...BOUGHT, sku: 'W2', now: BOUGHT.now && { ...BOUGHT.now, sku: 'W2', price: 10990 } };
    const { asked } = await show([{ ...BOUGHT, name: 'Viejo', now: null }, other], taken);
    expect(await screen.findByText('Viejo: ya no lo vendemos.')).toBeTruthy();
    expect(screen.getByText('Carmenère: antes $9.990, ahora $10.990.')).toBeTruthy();
    expect(asked).toHaveLength(1);
  });

  it('names the format of an unavailable product', async () => {
    const now = BOUGHT.now && { ...BOUGHT.now, name: 'Brie', stock: 0 };
    const brie = (sku: string, format: number) => ({ ...BOUGHT, sku, now: now && { ...now, sku, format } });
    await show(
      [brie('G1', 125), brie('G2', 200), { ...BOUGHT, name: 'Comté', format: 150, now: null }],
      taken,
    );
    expect(await screen.findByText(/^Brie, 125 gr:/)).toBeTruthy();
    expect(screen.getByText(/^Brie, 200 gr:/)).toBeTruthy();
    expect(screen.getByText('Comté, 150 gr: ya no lo vendemos.')).toBeTruthy();
  });

  it('continues after a refused line and names it', async () => {
    const other = { ...BOUGHT, sku: 'W2', now: BOUGHT.now && { ...BOUGHT.now, sku: 'W2', name: 'Malbec' } };
    const refuse = async ({ item }: CartUpdate) => {
      if (item.sku === 'W1') return failingWith('OUT_OF_STOCK', { statusCode: 409 })();
      return taken();
    };
    await show([BOUGHT, other], refuse);
    expect(await screen.findByText('Agregamos 2 unidades a tu carrito')).toBeTruthy();
    expect(screen.getByText('Carmenère: no pudimos agregarlo. Intenta nuevamente.')).toBeTruthy();
  });

  it('sends no further cart command after a network error', async () => {
    const other = { ...BOUGHT, sku: 'W2', now: BOUGHT.now && { ...BOUGHT.now, sku: 'W2', name: 'Malbec' } };
    const { asked } = await show([BOUGHT, other], async () => failingWith('NETWORK')());
    expect(await screen.findByText('No pudimos agregar nada a tu carrito')).toBeTruthy();
    expect(screen.getByText('Malbec: no pudimos agregarlo. Intenta nuevamente.')).toBeTruthy();
    expect(asked).toHaveLength(1);
  });

  it('shows an error when prices and stock cannot be read', async () => {
    await showPage(
      URL,
      { 'read-own-order': { data: ORDER }, 'buy-again': failingWith('INTERNAL') },
      CUSTOMER,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Comprar de nuevo' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Hay un problema con el servidor, intenta más tarde',
    );
  });

  it('shows no error of one order on the page of another', async () => {
    const answers = { 'read-own-order': { data: ORDER }, 'buy-again': failingWith('INTERNAL') };
    const { open } = await showPage(URL, answers, CUSTOMER);
    await userEvent.click(screen.getByRole('button', { name: 'Comprar de nuevo' }));
    await screen.findByRole('alert');
    await open('/cuenta/mi-cuenta/compras/orden-0002');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['result', () => ({ data: [{ ...BOUGHT, now: null }] })],
    ['error', failingWith('INTERNAL')],
  ])('shows a late %s of one order on its own page only', async (_, answer) => {
    const late = Promise.withResolvers<void>();
    const answers = {
      'read-own-order': ({ params: { id } }: { params: { id: string } }) => ({ data: { ...ORDER, id } }),
      'buy-again': () => late.promise.then(answer),
    };
    const { open } = await showPage(URL, answers, CUSTOMER);
    await userEvent.click(screen.getByRole('button', { name: 'Comprar de nuevo' }));
    const opened = open('/cuenta/mi-cuenta/compras/orden-0002');
    late.resolve();
    await opened;
    const button = screen.getByRole('button', { name: 'Comprar de nuevo' });
    await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'));
    expect(screen.queryByText(/No pudimos agregar nada|problema con el servidor/)).toBeNull();
  });
});
