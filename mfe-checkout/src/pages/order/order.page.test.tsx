// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orderOpened } from '../../lib/order/order.model.ts';
import { aCart, keepCart } from '../../lib/testing/cart-fixtures.ts';
import { hostError } from '../../lib/testing/host-error.ts';
import { aFailedOrder, anOrder } from '../../lib/testing/order-fixtures.ts';
import { aTransferOrder } from '../../lib/testing/transfer-fixtures.ts';
import { showPage } from '../../testing/show-page.tsx';
import { installmentTypeOf, paymentTypeOf } from './receipt.ts';

const show = (path: string, answer: unknown) => showPage(path, { answers: { 'read-order': answer } });
const termsOf = (heading: string) => {
  const section = screen.getByRole('heading', { name: heading }).parentElement as HTMLElement;
  return Object.fromEntries(
    within(section)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent]),
  );
};

describe('order page', () => {
  beforeEach(() => localStorage.clear());
  afterEach(cleanup);

  it('shows thanks with order number, products and next steps', async () => {
    await show('/gracias/order-0123456789', { data: anOrder() });
    const name = '¡Gracias por tu compra! Pedido N.º 1001';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
    const row = within(screen.getByRole('table')).getAllByRole('row')[1];
    expect(row?.textContent).toContain('Carmenère Gran Reserva');
    expect(row?.textContent).toContain('$25.980');
    expect(termsOf('Detalle del pedido')).toEqual({
      Subtotal: '$29.980',
      Descuento: '-$4.000',
      Despacho: '$3.990',
      Total: '$29.970',
    });
    expect(
      screen.getByText(/Lo entregamos en Los Aromos 123, Las Condes en 1 a 2 días hábiles/),
    ).toBeTruthy();
  });

  it.each([
    ['comprobante', {}],
    ['anular', { cancellation: { money: 'card' as const } }],
    ['devolver', { return_offer: { received_on: '', lines: [], grounds: [], money: 'card' as const } }],
  ])('scrolls to #%s once the order is loaded', async (part, changes) => {
    const scrolled: string[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this.id);
    });
    history.replaceState(null, '', `/orden/order-0123456789#${part}`);
    await show('/orden/order-0123456789', { data: anOrder(changes) });
    await waitFor(() => expect(scrolled).toEqual([part]));
    history.replaceState(null, '', '/');
    vi.restoreAllMocks();
  });

  it.each([
    ['thanks', anOrder()],
    ['a failed payment', aFailedOrder()],
  ])('shows the format of a product on the page of %s', async (_, order) => {
    const items = order.items.map((line) => ({ ...line, name: 'Brie', year: null, format: 125 }));
    await show('/gracias/order-0123456789', { data: { ...order, items } });
    const row = within(await screen.findByRole('table')).getAllByRole('row')[1];
    expect(row?.textContent).toContain('Viña Prueba · 125 gr');
  });

  it.each(['/gracias/order-0123456789', '/orden/order-0123456789'])(
    'links on %s to the files of the tax documents, once they are issued',
    async (path) => {
      const url = '/api/links/tax-document?token=t';
      const tax_documents = [{ kind: 'boleta' as const, number: 501, url }];
      await show(path, { data: anOrder({ tax_documents }) });
      const link = await screen.findByRole('link', { name: 'Boleta electrónica N.º 501' });
      expect(link.getAttribute('href')).toBe(url);
      cleanup();
      await show(path, { data: anOrder({ tax_documents: [] }) });
      await screen.findByRole('table');
      expect(screen.queryByText('Tus documentos')).toBeNull();
    },
  );

  it('shows no steps of a parcel for a paid difference, which goes with the order that it changed', async () => {
    await show('/gracias/order-0123456789', { data: anOrder({ difference_of: '1000' }) });
    expect(await screen.findByRole('heading', { name: /Gracias por tu compra/ })).toBeTruthy();
    expect(screen.queryByText('Qué pasa ahora')).toBeNull();
  });

  it('links from the thanks to the order without asking for its number', async () => {
    await show('/gracias/order-0123456789', { data: anOrder() });
    const link = await screen.findByRole('link', { name: 'Sigue tu pedido' });
    expect(link.getAttribute('href')).toBe('/orden/order-0123456789');
  });

  it.each(['/gracias/order-0123456789', '/orden/order-0123456789'])(
    'shows on %s where and when an order can be picked up',
    async (path) => {
      const pickup = { address: 'Avenida Italia 1443', hours: 'Lunes a sábado', ready: 'Listo mañana.' };
      const delivery = {
        ...anOrder().delivery,
        method: 'pickup' as const,
        address: null,
        commune: null,
        pickup,
      };
      await show(path, { data: anOrder({ delivery, price_delivery: 0 }) });
      await screen.findByRole('table');
      for (const text of Object.values(pickup)) expect(screen.getByText(new RegExp(text))).toBeTruthy();
      expect(screen.queryByText('Despacho')).toBeNull();
    },
  );

  it('shows no number of installments for a payment without installments', async () => {
    const { card, ...rest } = anOrder();
    const debit = card && { ...card, payment_type_code: 'VD', installments_number: 0 };
    await show('/gracias/order-0123456789', { data: { ...rest, card: debit } });
    await screen.findByRole('table');
    const facts = termsOf('Comprobante de pago');
    expect(facts['Tipo de cuotas']).toBe('Sin cuotas');
    expect(facts).not.toHaveProperty('Cuotas');
  });

  it('shows the identity card note only for orders with alcohol', async () => {
    const cheese = { ...anOrder().items[0], product_type: 'GourmetProduct' };
    await show('/gracias/order-0123456789', { data: { ...anOrder(), items: [cheese] } });
    await screen.findByRole('table');
    expect(screen.queryByText(/cédula de identidad/)).toBeNull();
    cleanup();
    await show('/gracias/order-0123456789', { data: anOrder() });
    expect(await screen.findByText(/cédula de identidad/)).toBeTruthy();
  });

  it('shows the payment details that the card network requires', async () => {
    await show('/gracias/order-0123456789', { data: anOrder() });
    await screen.findByRole('table');
    expect(termsOf('Comprobante de pago')).toMatchObject({
      Comercio: 'Casa de prueba',
      'Número de pedido': '1001',
      'Monto pagado': '$29.970 (CLP, pesos chilenos)',
      'Código de autorización': '1213',
      'Tipo de pago': 'Crédito',
      'Tipo de cuotas': 'Cuotas normales',
      Cuotas: '3 cuotas de $9.990 cada una',
      'Tarjeta terminada en': '•••• 6623',
      'Fecha y hora': expect.stringContaining('2026'),
    });
  });

  it('explains a failed payment and starts a new payment of the same order', async () => {
    keepCart(aCart());
    const left: object[] = [];
    const { host, user } = await showPage('/orden/order-0123456789', {
      answers: {
        'read-order': { data: aFailedOrder({ can_retry_payment: true }) },
        'read-cart': { data: aCart() },
        'retry-payment': {
          payment: { platform: 'webpay', url: 'https://gateway.example/pay', token: 't-2' },
        },
      },
      onGateway: (form) => left.push(form),
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'No pudimos completar tu pago' }),
    ).toBeTruthy();
    expect(screen.getByText('Pedido N.º 1001')).toBeTruthy();
    expect(screen.getByText(/no tiene saldo/)).toBeTruthy();
    const other = screen.getByRole('link', { name: 'Elegir otra forma de pago' });
    expect(other.getAttribute('href')).toBe('/metodo-de-pago');
    await user.click(screen.getByRole('button', { name: 'Intentar el pago de nuevo' }));
    expect(host.calls.at(-1)).toEqual({ id: 'retry-payment', input: { params: { id: 'order-0123456789' } } });
    expect(left).toEqual([{ url: 'https://gateway.example/pay', token: 't-2' }]);
  });

  it('does not take a buyer who left the order to the gateway', async () => {
    let answer = (_: object) => {};
    const left: object[] = [];
    const { user, scope } = await showPage('/orden/order-0123456789', {
      answers: {
        'read-order': { data: aFailedOrder({ can_retry_payment: true }) },
        'retry-payment': () => new Promise((done) => (answer = done)),
      },
      onGateway: (form) => left.push(form),
    });
    await user.click(await screen.findByRole('button', { name: 'Intentar el pago de nuevo' }));
    cleanup();
    answer({ payment: { platform: 'webpay', url: 'https://gateway.example/pay', token: 't-2' } });
    await allSettled(scope);
    expect(left).toEqual([]);
  });

  it('takes the buyer to the payment of the order on the page, not of one that was left', async () => {
    const answers = new Map<string, (answer: object) => void>();
    const left: object[] = [];
    const { user, scope } = await showPage('/orden/order-0123456789', {
      answers: {
        'read-order': { data: aFailedOrder({ can_retry_payment: true }) },
        'retry-payment': ({ params }: { params: { id: string } }) =>
          new Promise((done) => answers.set(params.id, done)),
      },
      onGateway: (form) => left.push(form),
    });
    const pay = async () =>
      user.click(await screen.findByRole('button', { name: 'Intentar el pago de nuevo' }));
    await pay();
    const opened = allSettled(orderOpened, { scope, params: { id: 'order-9999999999', isFromMail: false } });
    // The page shows the other order.
    await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull());
    await pay();
    const answer = (id: string, token: string) =>
      answers.get(id)?.({ payment: { platform: 'webpay', url: 'https://gateway.example/pay', token } });
    answer('order-0123456789', 't-left');
    await new Promise((done) => setTimeout(done, 20));
    expect(left).toEqual([]);
    answer('order-9999999999', 't-shown');
    await opened;
    expect(left).toEqual([{ url: 'https://gateway.example/pay', token: 't-shown' }]);
  });

  it('allows a retry on another device with an empty cart', async () => {
    await showPage('/orden/order-0123456789?enlace=correo', {
      answers: {
        'read-order': { data: aFailedOrder({ can_retry_payment: true }) },
        'read-cart': { data: aCart([]) },
      },
    });
    expect(await screen.findByRole('button', { name: 'Intentar el pago de nuevo' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Elegir otra forma de pago' })).toBeNull();
  });

  it.each([
    ['ORDER_CHANGED', 'Los precios de este pedido cambiaron.'],
    ['OUT_OF_STOCK', 'No hay suficiente stock de Carmenère.'],
    ['TOO_MANY_UNPAID', 'Tienes otros pedidos sin pagar.'],
  ] as const)(
    'explains why the API refused the new payment (%s) and links to the cart',
    async (code, text) => {
      const { user } = await showPage('/orden/order-0123456789', {
        answers: {
          'read-order': { data: aFailedOrder({ can_retry_payment: true }) },
          'retry-payment': () => {
            throw hostError({ code, message: text, statusCode: 409, errors: [text] });
          },
        },
      });
      await user.click(await screen.findByRole('button', { name: 'Intentar el pago de nuevo' }));
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain(text);
      expect(within(alert).getByRole('link', { name: 'Volver al carrito' })).toBeTruthy();
    },
  );

  it('shows thanks instead of charging again when the order was paid meanwhile', async () => {
    const answers = [aFailedOrder({ can_retry_payment: true }), anOrder({ can_retry_payment: false })];
    const { user } = await showPage('/orden/order-0123456789', {
      answers: {
        'read-order': () => ({ data: answers.shift() }),
        'retry-payment': () => {
          throw hostError({ code: 'CONFLICT', message: 'no', statusCode: 409 });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Intentar el pago de nuevo' }));
    expect(await screen.findByText('Compra confirmada')).toBeTruthy();
  });

  it('starts the payment of an unpaid card order', async () => {
    const left: object[] = [];
    const waiting = anOrder({
      status: 'in_validation',
      payment_status: 'pending',
      card: null,
      can_retry_payment: true,
    });
    const { user } = await showPage('/orden/order-0123456789', {
      answers: {
        'read-order': { data: waiting },
        'retry-payment': {
          payment: { platform: 'webpay', url: 'https://gateway.example/pay', token: 't-1' },
        },
      },
      onGateway: (form) => left.push(form),
    });
    expect(await screen.findByRole('heading', { name: 'Tu pedido espera el pago' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Pagar el pedido' }));
    expect(left).toHaveLength(1);
  });

  it('neither tracks the order nor clears the checkout when a mail opened the page', async () => {
    sessionStorage.setItem('checkoutDraft', '{}');
    const { host } = await show('/orden/order-0123456789?enlace=correo', { data: anOrder() });
    expect(await screen.findByText('Compra confirmada')).toBeTruthy();
    expect(host.tracked).toEqual([]);
    expect(sessionStorage.getItem('checkoutDraft')).toBe('{}');
  });

  it('explains without a retry that the cart was paid in another window', async () => {
    keepCart(aCart());
    await showPage('/orden/order-0123456789', {
      answers: {
        'read-order': { data: aFailedOrder({ can_retry_payment: false }) },
        'read-cart': { data: aCart([]) },
      },
    });
    expect(await screen.findByText(/si ya pagaste en otra ventana/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'No pudimos completar tu pago' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Intentar el pago de nuevo' })).toBeNull();
  });

  it('shows the status instead of the thanks under the address of an order', async () => {
    await show('/orden/order-0123456789', { data: anOrder({ status: 'on_the_way' }) });
    expect(await screen.findByText('En camino')).toBeTruthy();
    expect(screen.queryByText(/Gracias/)).toBeNull();
  });

  it.each([
    [null, '1 a 2 días hábiles'],
    [
      { first: '2026-12-03', last: '2026-12-03', text: 'el jueves 3 de diciembre' },
      'el jueves 3 de diciembre',
    ],
  ])('says when an order arrives that is on its way', async (promise, time) => {
    const order = anOrder({ status: 'on_the_way' });
    await show('/orden/order-0123456789', { data: { ...order, delivery: { ...order.delivery, promise } } });
    await screen.findByText('En camino');
    expect(termsOf('Estado')).toMatchObject({ Plazo: time });
    cleanup();
    await show('/orden/order-0123456789', { data: { ...order, status: 'cancelled' } });
    await screen.findByText('Este pedido fue anulado.');
    expect(screen.queryByText('Plazo')).toBeNull();
  });

  it('says who brings the parcel, and when it came back', async () => {
    const parcel = { carrier: 'Ruta Sur', number: 'RS-1234', url: 'https://ruta.example/RS-1234' };
    const order = anOrder({ status: 'on_the_way' });
    const delivery = { ...order.delivery, parcel, parcel_problem: 'returned' };
    await show('/orden/order-0123456789', { data: { ...order, delivery } });
    const link = await screen.findByRole('link', { name: 'Seguirlo en la página de Ruta Sur' });
    expect(link.getAttribute('href')).toBe(parcel.url);
    expect(screen.getByText(/^Tu pedido volvió a nuestra tienda/)).toBeTruthy();
  });

  it('says that a paid order was cancelled, and what was given back', async () => {
    const refunds = [
      { amount: anOrder().total, state: 'done', way: 'card', at: '2026-11-28T15:00:00Z', lines: [] },
    ];
    await show('/gracias/order-0123456789', { data: { ...anOrder(), status: 'cancelled', refunds } });
    expect(await screen.findByText('Este pedido fue anulado.')).toBeTruthy();
    expect(screen.queryByText(/Gracias por tu compra/)).toBeNull();
    expect(screen.getByText('Pago devuelto')).toBeTruthy();
    expect(screen.getByText(/^Devolvimos .* a tu tarjeta, el 28 de noviembre de 2026\.$/)).toBeTruthy();
  });

  it('does not call the payment of a cancelled order approved while its money is missing', async () => {
    const order = { ...anOrder(), status: 'cancelled', payment_status: 'success', refunds: [] };
    await show('/orden/order-0123456789', { data: order });
    expect(await screen.findByText('Pago recibido, por devolver')).toBeTruthy();
    expect(screen.queryByText('Pago aprobado')).toBeNull();
  });

  it('tells why a proof was refused, with the way to send another', async () => {
    const order = {
      ...anOrder(),
      platform: 'transfer',
      status: 'in_validation',
      payment_status: 'pending',
      card: null,
      expires_at: '2099-12-04T15:00:00Z',
      proof_refusal: 'Es de otro monto',
    };
    await show('/orden/order-0123456789', { data: order });
    expect(await screen.findByText('Es de otro monto')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Enviar otro comprobante' })).toBeTruthy();
  });

  it('reads an unconfirmed payment again', async () => {
    const answers = [anOrder({ payment_status: 'pending', card: null }), anOrder()];
    const { user } = await show('/gracias/order-0123456789', () => ({ data: answers.shift() }));
    await user.click(await screen.findByRole('button', { name: 'Consultar de nuevo' }));
    expect(await screen.findByRole('heading', { name: /Gracias por tu compra/ })).toBeTruthy();
  });

  it.each(['/gracias/order-0123456789', '/orden/order-0123456789'])(
    'links from %s to the bank account while the shop waits for a transfer',
    async (path) => {
      await show(path, { data: aTransferOrder() });
      const link = await screen.findByRole('link', { name: 'Ver los datos para transferir' });
      expect(link.getAttribute('href')).toBe('/datos-de-transferencia?pedido=order-0123456789');
    },
  );

  it.each(['/gracias/order-0123456789', '/orden/order-0123456789'])(
    'says on %s that the proof of a transfer is under review, so that nobody transfers twice',
    async (path) => {
      await show(path, { data: aTransferOrder({ proof_at: '2026-11-22T15:05:00Z', expires_at: null }) });
      expect(await screen.findByText('Recibimos tu comprobante')).toBeTruthy();
      expect(screen.getByText(/^Revisamos el pago en horario hábil/)).toBeTruthy();
      cleanup();
      await show(path, { data: aTransferOrder() });
      await screen.findByRole('link', { name: 'Ver los datos para transferir' });
      expect(screen.queryByText('Recibimos tu comprobante')).toBeNull();
      expect(screen.getByText(/antes del/).textContent).toMatch(
        /^Transfiere \$29\.970 antes del martes 24 de noviembre/,
      );
    },
  );

  it('does not mention cards for an expired transfer', async () => {
    await show('/orden/order-0123456789', { data: aTransferOrder({ payment_status: 'failed' }) });
    expect(await screen.findByRole('heading', { name: 'El pedido se anuló' })).toBeTruthy();
    expect(screen.queryByText(/tarjeta/)).toBeNull();
  });

  it.each(['..%2f..', '%E0%A4%A', 'abc', 'a'.repeat(65)])(
    'shows "not found" for the invalid order id %s without a request',
    async (id) => {
      const { host } = await show(`/orden/${id}`, { data: anOrder() });
      expect(await screen.findByRole('heading', { level: 1, name: 'Pedido no encontrado' })).toBeTruthy();
      expect(host.calls).toEqual([]);
    },
  );

  it('shows "not found" when the API does not find the order', async () => {
    await show('/gracias/order-0123456789', () => {
      throw hostError({ code: 'NOT_FOUND', message: 'no', statusCode: 404 });
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Pedido no encontrado' })).toBeTruthy();
  });
});

describe('the card network’s codes', () => {
  it.each([
    ['VD', 'debit', 'none'],
    ['VN', 'credit', 'none'],
    ['VC', 'credit', 'normal'],
    ['SI', 'credit', 'noInterest'],
    ['S2', 'credit', 'noInterest'],
    ['NC', 'credit', 'noInterest'],
    ['VP', 'prepaid', 'none'],
  ])('%s is %s, installments %s', (code, payment, installments) => {
    expect([paymentTypeOf(code), installmentTypeOf(code)]).toEqual([payment, installments]);
  });
});
