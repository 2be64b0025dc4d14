// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { allSettled } from 'effector';
import type { OrderReturn, ReturnOffer } from 'shared-contracts/api/order-return.schema';
import type { Order } from 'shared-contracts/api/orders.schema';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orderOpened } from '../../lib/order/order.model.ts';
import { hostError } from '../../lib/testing/host-error.ts';
import { anOrder } from '../../lib/testing/order-fixtures.ts';
import { showPage } from '../../testing/show-page.tsx';
import { $arePicturesLost } from './return-products.model.ts';

const OFFER: ReturnOffer = {
  received_on: '2026-11-20',
  lines: [
    { line_id: '0', name: 'Carmenère', qty: 2, exclusion: null },
    { line_id: '1', name: 'Brie', qty: 1, exclusion: 'se echa a perder rápido' },
  ],
  grounds: [
    { ground: 'changed-mind', until: '2026-11-30' },
    { ground: 'faulty', until: '2027-05-20' },
  ],
  money: 'card',
};
const aReturn = (changes: Partial<OrderReturn> = {}): OrderReturn => ({
  id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  number: '1001-D1',
  state: 'requested',
  ground: 'faulty',
  reason: 'Llegó quebrada',
  requested_at: '2026-11-21T15:00:00Z',
  decided_at: null,
  money_by: '2027-01-05',
  question: null,
  answer: null,
  refusal: null,
  lines: [{ name: 'Carmenère', qty: 1 }],
  pictures: 0,
  amount: null,
  slip_url: '/api/links/return-slip?token=t',
  ...changes,
});

let order: Order;
beforeEach(() => {
  localStorage.clear();
  order = anOrder({ status: 'delivered', return_offer: OFFER, returns: [] });
});
afterEach(cleanup);

/** Answer with the order, which now has this return. */
const answerWith = (one: OrderReturn) => () => {
  order = { ...order, returns: [one], return_offer: null };
  return { data: order };
};
const show = (answers: object = {}) =>
  showPage('/orden/order-0123456789', { answers: { 'read-order': () => ({ data: order }), ...answers } });
type Shown = Awaited<ReturnType<typeof show>>;
const callsOf = ({ host }: Shown, id: string) =>
  host.calls.filter((call) => call.id === id).map(({ input }) => input);
const openForm = async ({ user }: Shown) => {
  await user.click(await screen.findByRole('button', { name: 'Devolver productos' }));
  return within(await screen.findByRole('form', { name: 'Devolver productos' }));
};
const submit = { name: 'Pedir la devolución' };

describe('returning products', () => {
  it('asks for products and reason, and shows the return with its dates and slip', async () => {
    const shown = await show({ 'request-return': answerWith(aReturn()) });
    const form = await openForm(shown);
    await shown.user.click(form.getByRole('radio', { name: 'Llegó dañado o con una falla' }));
    await shown.user.click(form.getByRole('button', submit));
    expect(callsOf(shown, 'request-return')).toEqual([]);
    await shown.user.selectOptions(form.getByRole('combobox', { name: 'Unidades de Carmenère' }), '1');
    await shown.user.type(form.getByRole('textbox', { name: /Cuéntanos qué pasó/ }), 'Llegó quebrada');
    await shown.user.click(form.getByRole('button', submit));
    expect(await screen.findByText('En revisión')).toBeTruthy();
    expect(callsOf(shown, 'request-return')).toMatchObject([
      {
        body: {
          request_key: expect.stringMatching(/^[\da-f-]{36}$/),
          ground: 'faulty',
          reason: 'Llegó quebrada',
          lines: [{ line_id: '0', qty: 1 }],
        },
      },
    ]);
    expect(screen.getByText(/La pediste el 21 de noviembre de 2026/)).toBeTruthy();
    expect(screen.getByText(/a más tardar el 5 de enero de 2027/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Hoja de devolución (PDF)' })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Devolver productos');
  });

  it('keeps the focus in its part of the page when the form closes', async () => {
    const shown = await show();
    const form = await openForm(shown);
    await shown.user.click(form.getByRole('button', { name: 'Cerrar' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Devolver productos' }));
  });

  it('offers no product that the law excludes from a change of mind, and says why', async () => {
    const shown = await show();
    const form = await openForm(shown);
    await shown.user.click(form.getByRole('radio', { name: /Me arrepentí/ }));
    expect(form.queryByRole('combobox', { name: 'Unidades de Brie' })).toBeNull();
    expect(form.getByText('Brie: sin derecho a retracto, se echa a perder rápido.')).toBeTruthy();
  });

  it('asks for nothing when the law excludes all products from a change of mind', async () => {
    order = { ...order, return_offer: { ...OFFER, lines: OFFER.lines.slice(1) } };
    const shown = await show({ 'request-return': answerWith(aReturn()) });
    const form = await openForm(shown);
    await shown.user.click(form.getByRole('radio', { name: /Me arrepentí/ }));
    await shown.user.click(form.getByRole('button', submit));
    expect(await form.findByText('El campo productos es requerido')).toBeTruthy();
    expect(callsOf(shown, 'request-return')).toEqual([]);
  });

  it('repeats a request with the same key after a lost answer', async () => {
    let isLost = true;
    const shown = await show({
      'request-return': () => {
        if (!isLost) return answerWith(aReturn())();
        isLost = false;
        throw hostError({ code: 'NETWORK', message: 'no' });
      },
    });
    const form = await openForm(shown);
    await shown.user.click(form.getByRole('radio', { name: /Me arrepentí/ }));
    await shown.user.selectOptions(form.getByRole('combobox', { name: 'Unidades de Carmenère' }), '2');
    await shown.user.click(form.getByRole('button', submit));
    expect(await screen.findByText(/^No pudimos enviarlo/)).toBeTruthy();
    await shown.user.click(form.getByRole('button', submit));
    expect(await screen.findByText('En revisión')).toBeTruthy();
    const keys = callsOf(shown, 'request-return').map(
      (input) => (input as { body: { request_key: string } }).body.request_key,
    );
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });

  it('says that the order changed when the form closes, because the same units were returned meanwhile', async () => {
    const shown = await show({
      'request-return': () => {
        answerWith(aReturn())();
        throw hostError({ code: 'CONFLICT', message: 'no', statusCode: 409 });
      },
    });
    const form = await openForm(shown);
    await shown.user.click(form.getByRole('radio', { name: /Me arrepentí/ }));
    await shown.user.selectOptions(form.getByRole('combobox', { name: 'Unidades de Carmenère' }), '1');
    await shown.user.click(form.getByRole('button', submit));
    expect(await screen.findByText('En revisión')).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getByText(/^El pedido cambió mientras tanto/)).toBeTruthy();
  });

  it.each([
    {
      title: 'repeats it with the same key from a form that was closed and opened again',
      units: '2',
      keys: 1,
    },
    { title: 'sends another wish with a key of its own after a lost answer', units: '1', keys: 2 },
  ])('$title', async ({ units, keys: distinct }) => {
    const shown = await show({
      'request-return': () => {
        throw hostError({ code: 'NETWORK', message: 'no' });
      },
    });
    for (const wished of ['2', units]) {
      const form = await openForm(shown);
      await shown.user.click(form.getByRole('radio', { name: /Me arrepentí/ }));
      await shown.user.selectOptions(form.getByRole('combobox', { name: 'Unidades de Carmenère' }), wished);
      await shown.user.click(form.getByRole('button', submit));
      expect(await screen.findByText(/^No pudimos enviarlo/)).toBeTruthy();
      await shown.user.click(form.getByRole('button', { name: 'Cerrar' }));
    }
    const keys = callsOf(shown, 'request-return').map(
      (input) => (input as { body: { request_key: string } }).body.request_key,
    );
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(distinct);
  });

  it('asks for an account when the money cannot go back to the card', async () => {
    order = { ...order, return_offer: { ...OFFER, money: 'account' } };
    const form = await openForm(await show());
    expect(form.getByRole('textbox', { name: 'Número de cuenta' })).toBeTruthy();
  });

  it('lists a wine that was returned alone and in a case in a line each', async () => {
    const lines = [
      { name: 'Carmenère', qty: 2 },
      { name: 'Carmenère', qty: 1 },
    ];
    order = { ...order, return_offer: null, returns: [aReturn({ lines })] };
    const logged = vi.spyOn(console, 'error');
    await show();
    expect(await screen.findByText('2 × Carmenère')).toBeTruthy();
    expect(screen.getByText('1 × Carmenère')).toBeTruthy();
    expect(logged).not.toHaveBeenCalled();
  });

  it('says how many units staff accepted when they are fewer', async () => {
    const lines = [
      { name: 'Carmenère', qty: 2, accepted: 1 },
      { name: 'Brie', qty: 1, accepted: 0 },
      { name: 'Syrah', qty: 1, accepted: 1 },
    ];
    order = {
      ...order,
      return_offer: null,
      returns: [aReturn({ state: 'accepted', amount: 12_990, lines })],
    };
    await show();
    const items = (await screen.findAllByText(/×/)).map(({ textContent }) => textContent);
    expect(items).toEqual(
      expect.arrayContaining(['2 × Carmenère. Aceptamos 1.', '1 × Brie. No la aceptamos.', '1 × Syrah']),
    );
  });

  it('withdraws a return, and is told when staff decided it meanwhile', async () => {
    order = { ...order, return_offer: null, returns: [aReturn()] };
    const shown = await show({
      'withdraw-return': () => {
        order = { ...order, returns: [aReturn({ state: 'refunded', amount: 12_990 })] };
        throw hostError({ code: 'CONFLICT', message: 'no', statusCode: 409 });
      },
    });
    await shown.user.click(await screen.findByRole('button', { name: 'Retirar la solicitud' }));
    expect(await screen.findByText(/^El pedido cambió mientras tanto/)).toBeTruthy();
    expect(await screen.findByText('Dinero devuelto')).toBeTruthy();
    expect(screen.getByText('Monto: $12.990.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retirar la solicitud' })).toBeNull();
  });

  it('answers a question of staff', async () => {
    order = {
      ...order,
      return_offer: null,
      returns: [aReturn({ state: 'asked', question: '¿Llegó abierta?' })],
    };
    const shown = await show({ 'answer-return': answerWith(aReturn({ answer: 'No' })) });
    expect(await screen.findByText('Nuestra pregunta: ¿Llegó abierta?')).toBeTruthy();
    const answer = screen.getByRole('textbox', { name: 'Tu respuesta' });
    const send = () => shown.user.click(screen.getByRole('button', { name: 'Enviar la respuesta' }));
    await shown.user.type(answer, '  ');
    await send();
    expect(callsOf(shown, 'answer-return')).toEqual([]);
    await shown.user.type(answer, '{Backspace}{Backspace}No');
    await send();
    expect(await screen.findByText('En revisión')).toBeTruthy();
    expect(callsOf(shown, 'answer-return')).toMatchObject([{ body: { answer: 'No' } }]);
  });

  it('takes the failure of a withdrawal away when an answer is sent', async () => {
    order = {
      ...order,
      return_offer: null,
      returns: [aReturn({ state: 'asked', question: '¿Llegó abierta?' })],
    };
    const shown = await show({
      'withdraw-return': () => {
        throw hostError({ code: 'CONFLICT', message: 'no', statusCode: 409 });
      },
      'answer-return': answerWith(aReturn({ answer: 'No' })),
    });
    await shown.user.click(await screen.findByRole('button', { name: 'Retirar la solicitud' }));
    expect(await screen.findByText(/^El pedido cambió mientras tanto/)).toBeTruthy();
    await shown.user.type(screen.getByRole('textbox', { name: 'Tu respuesta' }), 'No');
    await shown.user.click(screen.getByRole('button', { name: 'Enviar la respuesta' }));
    expect(await screen.findByText('En revisión')).toBeTruthy();
    expect(screen.queryByText(/^El pedido cambió mientras tanto/)).toBeNull();
  });

  it('sends the pictures after the request', async () => {
    const shown = await show({
      'request-return': answerWith(aReturn()),
      'send-return-picture': answerWith(aReturn({ pictures: 1 })),
    });
    const form = await openForm(shown);
    await shown.user.click(form.getByRole('radio', { name: /Me arrepentí/ }));
    await shown.user.selectOptions(form.getByRole('combobox', { name: 'Unidades de Carmenère' }), '1');
    const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff, 0x01])], 'foto.jpg', { type: 'image/jpeg' });
    await shown.user.upload(form.getByLabelText(/Fotos/), jpeg);
    expect(await form.findByText('1 foto lista para enviar.')).toBeTruthy();
    await shown.user.click(form.getByRole('button', submit));
    expect(await screen.findByText(/1 foto recibida/)).toBeTruthy();
    expect(callsOf(shown, 'send-return-picture')).toMatchObject([
      { params: { position: 1, return_id: aReturn().id }, body: { file: '/9j/AQ==' } },
    ]);
  });

  it('waits for the pictures that the browser still reads', async () => {
    const shown = await show({
      'request-return': answerWith(aReturn()),
      'send-return-picture': answerWith(aReturn({ pictures: 1 })),
    });
    const form = await openForm(shown);
    await shown.user.click(form.getByRole('radio', { name: /Me arrepentí/ }));
    await shown.user.selectOptions(form.getByRole('combobox', { name: 'Unidades de Carmenère' }), '1');
    const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff, 0x01])], 'foto.jpg', { type: 'image/jpeg' });
    const read = Promise.withResolvers<void>();
    const bytesOf = jpeg.arrayBuffer.bind(jpeg);
    jpeg.arrayBuffer = () => read.promise.then(bytesOf);
    await shown.user.upload(form.getByLabelText(/Fotos/), jpeg);
    await shown.user.click(form.getByRole('button', submit));
    expect(callsOf(shown, 'request-return')).toEqual([]);
    read.resolve();
    expect(await form.findByText('1 foto lista para enviar.')).toBeTruthy();
    await shown.user.click(form.getByRole('button', submit));
    expect(await screen.findByText(/1 foto recibida/)).toBeTruthy();
  });

  it('sends the pictures that were chosen last, however long the first ones take to read', async () => {
    const shown = await show();
    const form = await openForm(shown);
    const jpeg = () =>
      new File([new Uint8Array([0xff, 0xd8, 0xff, 0x01])], 'foto.jpg', { type: 'image/jpeg' });
    const slow = jpeg();
    const read = Promise.withResolvers<void>();
    const bytesOf = slow.arrayBuffer.bind(slow);
    slow.arrayBuffer = () => read.promise.then(bytesOf);
    await shown.user.upload(form.getByLabelText(/Fotos/), slow);
    await shown.user.upload(form.getByLabelText(/Fotos/), [jpeg(), jpeg()]);
    expect(await form.findByText('2 fotos listas para enviar.')).toBeTruthy();
    read.resolve();
    await new Promise((done) => setTimeout(done, 20));
    expect(form.getByText('2 fotos listas para enviar.')).toBeTruthy();
  });

  it('takes no PDF for a picture', async () => {
    const shown = await show();
    const form = await openForm(shown);
    const pdf = new File(['%PDF-1.7'], 'foto.jpg', { type: 'image/jpeg' });
    await shown.user.upload(form.getByLabelText(/Fotos/), pdf);
    expect(await form.findByText('Solo se pueden enviar fotos JPG o PNG.')).toBeTruthy();
  });

  it('reads a picture that it could not read again when the buyer chooses it again', async () => {
    const shown = await show();
    const form = await openForm(shown);
    const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff, 0x01])], 'foto.jpg', { type: 'image/jpeg' });
    const read = jpeg.arrayBuffer.bind(jpeg);
    jpeg.arrayBuffer = () => Promise.reject(new Error('The picture is not on the phone'));
    await shown.user.upload(form.getByLabelText(/Fotos/), jpeg);
    await form.findByText('No pudimos leer una foto.');
    jpeg.arrayBuffer = read;
    await shown.user.upload(form.getByLabelText(/Fotos/), jpeg);
    expect(await form.findByText('1 foto lista para enviar.')).toBeTruthy();
  });

  const sendTwoPictures = async (picture: () => unknown, request: () => unknown = answerWith(aReturn())) => {
    const shown = await show({ 'request-return': request, 'send-return-picture': picture });
    const form = await openForm(shown);
    await shown.user.click(form.getByRole('radio', { name: /Me arrepentí/ }));
    await shown.user.selectOptions(form.getByRole('combobox', { name: 'Unidades de Carmenère' }), '1');
    const jpeg = () =>
      new File([new Uint8Array([0xff, 0xd8, 0xff, 0x01])], 'foto.jpg', { type: 'image/jpeg' });
    await shown.user.upload(form.getByLabelText(/Fotos/), [jpeg(), jpeg()]);
    await form.findByText('2 fotos listas para enviar.');
    await shown.user.click(form.getByRole('button', submit));
    const openOrder = (id: string) =>
      allSettled(orderOpened, { scope: shown.scope, params: { id, isFromMail: false } });
    return { ...shown, openOrder };
  };

  it('sends the rest of the pictures when the buyer opens another order meanwhile', async () => {
    const first = Promise.withResolvers<void>();
    const shown = await sendTwoPictures(async () => {
      await first.promise;
      return answerWith(aReturn({ pictures: 1 }))();
    });
    const opened = shown.openOrder('order-9999999999');
    first.resolve();
    await opened;
    await waitFor(() => expect(callsOf(shown, 'send-return-picture')).toHaveLength(2));
  });

  it('sends the pictures of the request, also when the buyer opens another order before its answer', async () => {
    const asked = Promise.withResolvers<void>();
    const shown = await sendTwoPictures(answerWith(aReturn({ pictures: 1 })), async () => {
      await asked.promise;
      return answerWith(aReturn())();
    });
    const opened = shown.openOrder('order-9999999999');
    asked.resolve();
    await opened;
    await waitFor(() => expect(callsOf(shown, 'send-return-picture')).toHaveLength(2));
  });

  it('tells on the page of the order that a picture was lost while the buyer saw another one', async () => {
    const first = Promise.withResolvers<object>();
    const shown = await sendTwoPictures(() => first.promise);
    const opened = shown.openOrder('order-9999999999');
    first.reject(hostError({ code: 'NETWORK', message: 'no' }));
    await opened;
    expect(shown.scope.getState($arePicturesLost)).toBe(false);
    await shown.openOrder('order-0123456789');
    expect(shown.scope.getState($arePicturesLost)).toBe(true);
  });

  it('is not offered for an order that cannot be returned', async () => {
    order = { ...order, return_offer: null };
    await show();
    await screen.findByRole('table');
    expect(screen.queryByRole('button', { name: 'Devolver productos' })).toBeNull();
  });
});
