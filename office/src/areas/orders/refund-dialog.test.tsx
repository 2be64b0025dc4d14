// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { RefreshButton } from 'react-admin';
import type { RefundPart } from 'shared-contracts/domain/refund-shares';
import { beforeEach, expect, it } from 'vitest';
import { createFakeOffice, json, refused } from '../../testing/fake-office.ts';
import { showOfRecord } from '../../testing/show-in-office.tsx';
import { orders } from './index.ts';
import { OrderSteps } from './order-steps.tsx';

const TOTAL = 50_000;
/** Refunds that the API has. */
let refunds: { amount: number; state: 'open' | 'done' | 'refused'; lines?: RefundPart[] }[];
let version: number;
/** CLP of a return that staff transfer, and have not noted yet. */
let toTransfer: number;
/** The API does the next refund, but its response is lost. */
let isLost: boolean;
let office: ReturnType<typeof createFakeOffice>;

const readOrder = () => {
  const given = refunds
    .filter(({ state }) => state !== 'refused')
    .reduce((sum, { amount: one }) => sum + one, 0);
  return json({
    id: '7',
    version: String(version),
    refunds,
    delivery: {},
    status: 'delivered',
    total: TOTAL,
    price_delivery: 5000,
    gift_price: 0,
    lines: [
      { id: '0', name: 'Ñandú', qty: 3, price: 10_000 },
      { id: '1', name: 'Zorzal', qty: 2, price: 7500 },
    ],
    steps: [
      ...(toTransfer > 0
        ? [{ step: 'finish-refund', consequence: 'Se anota.', max_amount: toTransfer, by_hand: 'always' }]
        : []),
      {
        step: 'refund',
        consequence: 'Vuelve a la tarjeta.',
        consequence_of_all: 'El pedido se anula.',
        max_amount: TOTAL - given,
        by_hand: 'choice',
      },
    ],
  });
};
const refund = (sent: { version: string; amount?: number | 'open' }) => {
  if (sent.version !== String(version)) return refused(409, 'CONFLICT');
  refunds.push({ amount: sent.amount === 'open' ? toTransfer : (sent.amount ?? TOTAL), state: 'open' });
  version += 1;
  if (!isLost) return json({ outcome: 'done', message: 'Devuelto' });
  isLost = false;
  throw new TypeError('Failed to fetch');
};
const sent = () => office.asked.filter(({ method }) => method === 'POST').map(({ body }) => body);

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Monto/ });
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Devolver(?! dinero)/ });
const alertText = async () => (await screen.findByRole('alert')).textContent;
const openDialog = async (step = 'Devolver dinero') => {
  const page = (
    <>
      <OrderSteps />
      <RefreshButton label="Leer" />
    </>
  );
  await showOfRecord(office, orders, page);
  fireEvent.click(await screen.findByRole('button', { name: step }));
};
const fill = (value: string) => {
  fireEvent.click(screen.getByRole('radio', { name: 'Un monto libre' }));
  fireEvent.change(amount(), { target: { value } });
  fireEvent.change(screen.getByRole('textbox', { name: /Por qué/ }), { target: { value: 'Botella rota' } });
};

beforeEach(() => {
  refunds = [];
  version = 1;
  isLost = false;
  toTransfer = 0;
  office = createFakeOffice({
    'GET /office/orders/7': readOrder,
    'POST /office/orders/7/refund': ({ body }) => refund(body as Parameters<typeof refund>[0]),
  });
});

it('gives the typed part back, and shows what the card network said', async () => {
  await openDialog();
  fill('10.000');
  expect(send().textContent).toBe('Devolver $10.000');
  fireEvent.click(send());
  await screen.findByText('Devuelto');
  expect(sent()).toEqual([{ version: '1', amount: 10_000, by_hand: false, reason: 'Botella rota' }]);
});

it('gives everything back by hand without an amount', async () => {
  await openDialog();
  fill('');
  fireEvent.click(screen.getByRole('radio', { name: 'Todo: $50.000' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Ya lo devolví por otro medio' }));
  expect(screen.getByRole('alert').textContent).toContain('La tienda no mueve dinero');
  fireEvent.click(send());
  await screen.findByText('Devuelto');
  expect(sent()).toEqual([{ version: '1', by_hand: true, reason: 'Botella rota' }]);
});

it('notes the money of a return that staff transferred, and gives nothing else back', async () => {
  toTransfer = 9000;
  await openDialog('Terminar la devolución');
  fireEvent.change(screen.getByRole('textbox', { name: /Por qué/ }), { target: { value: 'Transferido' } });
  expect(send().textContent).toBe('Devolver $9.000');
  fireEvent.click(send());
  await screen.findByText('Devuelto');
  expect(sent()).toEqual([{ version: '1', amount: 'open', by_hand: true, reason: 'Transferido' }]);
});

it.each(['0', '50.001', '12.90', 'diez'])('sends no amount of %s', async (text) => {
  await openDialog();
  fill(text);
  expect(send().disabled).toBe(true);
});

it('stays open with the words of the card network when it refuses', async () => {
  office.answers['POST /office/orders/7/refund'] = () =>
    json({ outcome: 'refused', message: 'La tarjeta dijo que no' });
  await openDialog();
  fill('10.000');
  fireEvent.click(send());
  expect(await alertText()).toBe('La tarjeta dijo que no');
  expect(amount().value).toBe('10.000');
});

it('shows at the amount why the API refused it', async () => {
  office.answers['POST /office/orders/7/refund'] = () =>
    refused(422, 'VALIDATION_FAILED', { amount: 'Es más de lo que queda' });
  await openDialog();
  fill('10.000');
  fireEvent.click(send());
  await screen.findByText('Es más de lo que queda');
  expect([amount().value, amount().getAttribute('aria-invalid')]).toEqual(['10.000', 'true']);
});

it('does not refund again after a lost response, until the amount is typed again', async () => {
  isLost = true;
  await openDialog();
  fill('10.000');
  fireEvent.click(send());
  expect(await alertText()).toContain('No hay conexión');
  fireEvent.click(send());
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /Monto/ })).toBeNull());
  expect(await alertText()).toBe('El pedido cambió. Revisa antes de devolver más.');
  expect(screen.getByRole('status').textContent).toBe('Ya se devolvieron o se están devolviendo $10.000.');
  expect(send().disabled).toBe(true);
  expect(refunds).toHaveLength(1);
  fill('5.000');
  fireEvent.click(send());
  await waitFor(() => expect(refunds).toHaveLength(2));
});

it('clears the amount when the page reads the order again after the lost response', async () => {
  isLost = true;
  await openDialog();
  fill('10.000');
  fireEvent.click(send());
  await screen.findByRole('alert');
  fireEvent.click(screen.getByRole('button', { name: 'Leer', hidden: true }));
  await screen.findByRole('status');
  expect(screen.queryByRole('textbox', { name: /Monto/ })).toBeNull();
  expect(send().disabled).toBe(true);
});

it('keeps the amount when the order changed without a refund', async () => {
  await openDialog();
  fill('10.000');
  version += 1;
  fireEvent.click(send());
  expect(await alertText()).toContain('El pedido cambió');
  expect([amount().value, send().disabled, refunds.length]).toEqual(['10.000', false, 0]);
});

it('does not count a refused refund', async () => {
  refunds = [{ amount: 10_000, state: 'refused' }];
  await openDialog();
  await screen.findByText('Vuelve a la tarjeta.');
  expect(screen.queryByRole('status')).toBeNull();
});

const units = (name: string) =>
  within(screen.getByRole('group', { name })).getByRole<HTMLInputElement>('textbox', { name: 'Unidades' });
const choose = async (name: string, label: RegExp, option: string) => {
  const group = within(screen.getByRole('group', { name }));
  fireEvent.mouseDown(group.getByRole('combobox', { name: label }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
};
const giveReason = () =>
  fireEvent.change(screen.getByRole('textbox', { name: /Por qué/ }), { target: { value: 'Botella rota' } });

it('counts what the chosen units cost, and sends what happens to them', async () => {
  await openDialog();
  giveReason();
  fireEvent.change(units('Ñandú'), { target: { value: '2' } });
  expect(send().textContent).toBe('Devolver $20.000');
  expect(send().disabled).toBe(true);
  await choose('Ñandú', /^Destino/, 'Se da de baja');
  expect(send().disabled).toBe(true);
  await choose('Ñandú', /^Causa de la baja/, 'Se quebró');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Despacho: $5.000' }));
  fireEvent.click(send());
  await screen.findByText('Devuelto');
  expect(sent()).toEqual([
    {
      version: '1',
      amount: 25_000,
      by_hand: false,
      reason: 'Botella rota',
      parts: {
        lines: [{ id: '0', qty: 2, fate: 'written_off', cause: 'breakage' }],
        delivery: true,
        gift: false,
      },
    },
  ]);
});

it('offers only units that are left', async () => {
  refunds = [
    { amount: 30_000, state: 'done', lines: [{ kind: 'line', line_id: '0', qty: 3, amount: 30_000 }] },
    { amount: 10_000, state: 'refused', lines: [{ kind: 'line', line_id: '1', qty: 1, amount: 10_000 }] },
  ];
  await openDialog();
  expect(screen.queryByRole('group', { name: 'Ñandú' })).toBeNull();
  fireEvent.change(units('Zorzal'), { target: { value: '3' } });
  expect(units('Zorzal').getAttribute('aria-invalid')).toBe('true');
  expect(send().disabled).toBe(true);
});

it('says what the whole refund does when the chosen parts are all that is left', async () => {
  await openDialog();
  await screen.findByText('Vuelve a la tarjeta.');
  fireEvent.click(screen.getByRole('button', { name: 'Marcar todo lo que queda' }));
  await screen.findByText('El pedido se anula.');
  fill('50.000');
  await screen.findByText('El pedido se anula.');
});
