// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { RefreshButton } from 'react-admin';
import { expect, it } from 'vitest';
import { createFakeOffice, json } from '../../testing/fake-office.ts';
import { showOfRecord } from '../../testing/show-in-office.tsx';
import { orders } from './index.ts';
import { OrderPayment } from './order-payment.tsx';

const REFUND = {
  id: '1',
  amount: 24_000,
  by_hand: false,
  created_at: '2026-11-28T15:00:00Z',
  state: 'done',
  ended_at: '2026-11-28T15:00:00Z',
  refusal: null,
};

it('tells what a refund gave back, what happened to it, and where an owed amount goes', async () => {
  const lines = [
    { kind: 'line', line_id: '0', qty: 2, amount: 20_010, fate: 'written_off', cause: 'breakage' },
    { kind: 'delivery', line_id: null, qty: 1, amount: 3990, fate: null, cause: null },
  ];
  const account = {
    holder: 'Ana Soto',
    rut: '12345678-5',
    bank: 'BancoEstado',
    account_type: 'sight',
    account: '12345678',
  };
  const office = createFakeOffice({
    'GET /office/orders/7': () =>
      json({
        id: '7',
        platform: 'webpay',
        payment_status: 'success',
        refunded: 24_000,
        total: 24_000,
        payment: { card: null, attempts: [] },
        lines: [{ id: '0', name: 'Ñandú' }],
        refunds: [{ ...REFUND, lines }],
        buyer: { rut: '12345678-5' },
        invoice: null,
        refund_account: account,
      }),
  });
  await showOfRecord(office, orders, <OrderPayment />);
  expect(await screen.findByText('pagado y devuelto')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2 × Ñandú · $20.010 · Se da de baja · Se quebró',
    'Despacho · $3.990',
  ]);
  expect(
    screen.getByText('Ana Soto · 12.345.678-5 · BancoEstado · cuenta vista o RUT · 12345678'),
  ).toBeTruthy();
});

it.each<[string, { rut: string }, { account?: string; company?: string; refunds?: object[] }, boolean]>([
  ['not the buyer’s own', { rut: '12345678-5' }, { account: '12.345.678-5' }, false],
  ['not the company’s of the factura', { rut: '12345678-5' }, { company: '11111111-1' }, false],
  ['somebody else’s', { rut: '12345678-5' }, { company: '76418530-7' }, true],
  ['not of an erased order', { rut: '' }, {}, false],
  ['of an open refund', { rut: '12345678-5' }, { refunds: [{ ...REFUND, state: 'open' }] }, true],
  ['not after the whole refund', { rut: '12345678-5' }, { refunds: [REFUND] }, false],
])(
  'warns of an account in another name: %s',
  async (_, buyer, { account = '11111111-1', company, refunds = [] }, warns) => {
    const office = createFakeOffice({
      'GET /office/orders/7': () =>
        json({
          id: '7',
          platform: 'transfer',
          payment_status: 'success',
          refunded: refunds.length * REFUND.amount,
          total: 24_000,
          buyer,
          invoice: company ? { rut: company } : null,
          payment: { card: null, attempts: [] },
          lines: [],
          refunds,
          refund_account: {
            holder: 'Ana Soto',
            rut: account,
            bank: 'BancoEstado',
            account_type: 'sight',
            account: '12345678',
          },
        }),
    });
    await showOfRecord(office, orders, <OrderPayment />);
    await screen.findByText(/BancoEstado/);
    const warning = screen.queryByText(
      'La cuenta no está a nombre de quien compró (RUT 12.345.678-5). Confírmalo con esa persona antes de transferir.',
    );
    expect(warning !== null).toBe(warns);
  },
);

it('shows each attempt once after the card of the last one arrived', async () => {
  const attempt = (id: string, failure_text: string | null, settled_at: string | null) => ({
    id,
    buy_order: `CQ-7-${id}`,
    settled_at,
    failure_text,
  });
  let payment: object = {
    card: null,
    attempts: [attempt('a', 'Rechazado', '2026-11-28T15:00:00Z'), attempt('b', null, null)],
  };
  const office = createFakeOffice({
    'GET /office/orders/7': () =>
      json({
        id: '7',
        platform: 'webpay',
        payment_status: 'pending',
        refunded: 0,
        total: 24_000,
        payment,
        lines: [],
        refunds: [],
        refund_account: null,
      }),
  });
  await showOfRecord(
    office,
    orders,
    <>
      <OrderPayment />
      <RefreshButton label="Otra vez" />
    </>,
  );
  await screen.findByText(/1\. Rechazado · /);
  payment = {
    card: { card_number: '6623', authorization_code: '1213', installments_number: 0 },
    attempts: [attempt('a', 'Rechazado', '2026-11-28T15:00:00Z'), attempt('b', null, '2026-11-28T15:02:00Z')],
  };
  fireEvent.click(screen.getByRole('button', { name: 'Otra vez' }));
  await screen.findByText(/6623/);
  expect(screen.getAllByText(/Rechazado/)).toHaveLength(1);
  expect(screen.queryByText(/espera/i)).toBeNull();
});

it.each([
  ['transfer', /^Falta devolver \$24\.000 por transferencia, desde .*«Terminar la devolución»\.$/],
  ['webpay', /^Devolución de \$24\.000 pendiente desde .*La tienda vuelve a pedirla sola\.$/],
])('says who gives back an open refund of an order by %s', async (platform, words) => {
  const office = createFakeOffice({
    'GET /office/orders/7': () =>
      json({
        id: '7',
        platform,
        payment_status: 'success',
        refunded: 0,
        total: 24_000,
        payment: { card: null, attempts: [] },
        lines: [],
        refunds: [{ ...REFUND, state: 'open', ended_at: null }],
        refund_account: null,
      }),
  });
  await showOfRecord(office, orders, <OrderPayment />);
  expect(await screen.findByText(words)).toBeTruthy();
});
