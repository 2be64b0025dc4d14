// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { OfficeReturn } from 'shared-contracts/office/returns.schema';
import { expect, it } from 'vitest';
import { createFakeOffice, json, refused } from '../../testing/fake-office.ts';
import { showOfRecord, showScreen } from '../../testing/show-in-office.tsx';
import { AcceptDialog } from './accept-dialog.tsx';
import { returns } from './index.ts';
import { WordsDialog } from './words-dialog.tsx';

const RETURN: OfficeReturn = {
  id: '7',
  number: 'CQ-000007-D1',
  order_id: 'order-7',
  order_number: 'CQ-000007',
  state: 'requested',
  ground: 'faulty',
  customer: 'Ana Soto',
  units: 3,
  requested_at: '2026-11-28T12:00:00.000Z',
  is_late: false,
  money_by: '2027-01-12',
  version: '1',
  reason: 'Llegó quebrada',
  question: null,
  answer: null,
  refusal: null,
  ended_at: null,
  received_on: '2026-11-27',
  is_confirmed: true,
  money: 'card',
  lines: [
    { line_id: '0', name: 'Carmenère', sku: 'W1', qty: 2 },
    { line_id: '1', name: 'Malbec', sku: 'W2', qty: 1 },
  ],
  pictures: [],
  amount: null,
  paid: {
    total: 43_990,
    price_delivery: 3990,
    gift_price: 0,
    lines: [
      { id: '0', qty: 3, price: 10_000 },
      { id: '1', qty: 1, price: 10_000 },
    ],
    revisions: [],
  },
  refunds: [],
};

let office: ReturnType<typeof createFakeOffice>;
let version: string;
const Dialog = ({ decision }: { decision: 'accept' | 'refuse' | 'ask' }) => {
  const one = useRecordContext<OfficeReturn>();
  const [isOpen, setOpen] = useState(true);
  if (!one || !isOpen) return null;
  const close = () => setOpen(false);
  return decision === 'accept' ? (
    <AcceptDialog one={one} onClose={close} />
  ) : (
    <WordsDialog one={one} decision={decision} onClose={close} />
  );
};
const open = async (decision: 'accept' | 'refuse' | 'ask', changes: object = {}) => {
  version = '1';
  office = createFakeOffice({
    'GET /office/returns/7': () => json({ ...RETURN, ...changes, version }),
  });
  await showOfRecord(office, returns, <Dialog decision={decision} />);
  await screen.findByRole('dialog');
};
const choose = async (group: string, label: RegExp, option: string) => {
  fireEvent.mouseDown(
    within(screen.getByRole('group', { name: group })).getByRole('combobox', { name: label }),
  );
  fireEvent.click(await screen.findByRole('option', { name: option }));
};
const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const sent = () =>
  office.asked.filter(({ method }) => method === 'POST').map(({ url, body }) => ({ url, body }));

it('accepts with the fate of each line, and says the amount before', async () => {
  await open('accept');
  expect(button(/Aceptar y devolver \$30\.000/).disabled).toBe(true);
  await choose('Carmenère', /Destino/, 'Vuelve al stock');
  await choose('Malbec', /Destino/, 'Se da de baja');
  expect(button(/Aceptar y devolver/).disabled).toBe(true);
  await choose('Malbec', /Causa/, 'Se quebró');
  office.answers['POST /office/returns/7/accept'] = () => json({ outcome: 'done', message: 'Devolvimos.' });
  fireEvent.click(button(/Aceptar y devolver \$30\.000/));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([
    {
      url: '/office/returns/7/accept',
      body: {
        version: '1',
        amount: 30_000,
        lines: [
          { line_id: '0', qty: 2, fate: 'stock' },
          { line_id: '1', qty: 1, fate: 'written_off', cause: 'breakage' },
        ],
        delivery: false,
        gift: false,
      },
    },
  ]);
});

it('begins with the units that are not refunded yet', async () => {
  const parts = [{ kind: 'line', line_id: '0', qty: 2, amount: 20_000 }];
  await open('accept', { refunds: [{ amount: 20_000, parts }] });
  const units = within(screen.getByRole('group', { name: 'Carmenère' })).getByLabelText(/Unidades/);
  expect((units as HTMLInputElement).value).toBe('1');
  fireEvent.change(units, { target: { value: '2' } });
  expect((units as HTMLInputElement).value).toBe('1');
  expect(button(/Aceptar y devolver/).textContent).toMatch(/\$23\.990|\$20\.000/);
});

it('gives the delivery back with the last products of the order', async () => {
  const lines = RETURN.lines.map((line) => (line.line_id === '0' ? { ...line, qty: 3 } : line));
  await open('accept', { lines });
  expect(button(/Aceptar y devolver \$43\.990/)).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox'));
  expect(button(/Aceptar y devolver \$40\.000/)).toBeTruthy();
});

it('keeps the delivery when fewer units than the rest of the order are accepted', async () => {
  const lines = RETURN.lines.map((line) => (line.line_id === '0' ? { ...line, qty: 3 } : line));
  await open('accept', { lines });
  const units = within(screen.getByRole('group', { name: 'Carmenère' })).getByRole('spinbutton');
  fireEvent.change(units, { target: { value: '2' } });
  expect(button(/Aceptar y devolver \$30\.000/)).toBeTruthy();
  fireEvent.change(units, { target: { value: '3' } });
  expect(button(/Aceptar y devolver \$43\.990/)).toBeTruthy();
});

it.each([
  ['refuse', 'Motivo', /Rechazar/, 'reason'],
  ['ask', 'Pregunta', /Enviar la pregunta/, 'question'],
] as const)('%s keeps the text when another person changed the return, and can be sent', async (...one) => {
  const [decision, label, submit, field] = one;
  await open(decision);
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(`^${label}`) });
  fireEvent.change(text, { target: { value: ' ¿Llegó abierta? ' } });
  office.answers[`POST /office/returns/7/${decision}`] = () => {
    version = '2';
    return refused(409, 'CONFLICT');
  };
  fireEvent.click(button(submit));
  expect((await screen.findByRole('alert')).textContent).toContain('Otra persona lo cambió');
  office.answers[`POST /office/returns/7/${decision}`] = () => json({});
  fireEvent.click(button(submit));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.body).toEqual({ version: '2', [field]: '¿Llegó abierta?' });
});

it('says that the card network refused the money of a return, which is accepted by then', async () => {
  let state = 'requested';
  office = createFakeOffice({
    'GET /office/returns/7': () => json({ ...RETURN, state, lines: RETURN.lines.slice(0, 1) }),
    'POST /office/returns/7/accept': () => {
      state = 'accepted';
      return json({ outcome: 'refused', message: 'La red de tarjetas no aceptó la devolución.' });
    },
  });
  await showScreen(office, returns, '/returns/7/show');
  fireEvent.click(await screen.findByRole('button', { name: 'Aceptar' }));
  await choose('Carmenère', /Destino/, 'Vuelve al stock');
  fireEvent.click(button(/Aceptar y devolver/));
  const alert = await screen.findByText('La red de tarjetas no aceptó la devolución.');
  await waitFor(() => expect(screen.getByText('Aceptada, dinero por devolver')).toBeTruthy());
  expect(alert.isConnected).toBe(true);
  expect(button(/Aceptar y devolver/).disabled).toBe(true);
});
