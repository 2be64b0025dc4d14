// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type DataProvider, memoryStore, RefreshButton, ShowBase } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OfficeError } from '../../api/office-error.ts';
import { createTypedTexts } from '../../forms/typed-texts.ts';
import { openI18n } from '../../messages/i18n.ts';
import type { SessionModel } from '../../session/session.ts';
import { ServicesProvider } from '../../session/session-context.tsx';
import { OrderSteps } from './order-steps.tsx';

const TOTAL = 50_000;
/** Refunds that the API has. */
let refunds: { amount: number; state: 'open' | 'done' | 'refused' }[];
let version: number;
/** The API does the next refund, but its response is lost. */
let isLost: boolean;

const network = () => new OfficeError({ code: 'NETWORK', message: 'office.error.network' });
const readOrder = () => {
  const given = refunds
    .filter(({ state }) => state !== 'refused')
    .reduce((sum, { amount }) => sum + amount, 0);
  return {
    id: '7',
    version: String(version),
    refunds: [...refunds],
    delivery: {},
    steps: [
      { step: 'refund', consequence: 'Vuelve a la tarjeta.', max_amount: TOTAL - given, by_hand: 'never' },
    ],
  };
};
const dataProvider = { getOne: async () => ({ data: readOrder() }) } as unknown as DataProvider;
const refund = vi.fn(async (sent: { version: string; amount?: number }) => {
  if (sent.version !== String(version))
    throw new OfficeError({ code: 'CONFLICT', message: 'x', statusCode: 409 });
  refunds.push({ amount: sent.amount ?? TOTAL, state: 'open' });
  version += 1;
  if (!isLost) return { outcome: 'done', message: 'Devuelto' };
  isLost = false;
  throw network();
});
const client = { call: (_: unknown, { body }: { body: never }) => refund(body) };

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Monto/ });
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Devolver(?! dinero)/ });
const alertText = async () => (await screen.findByRole('alert')).textContent;
const openDialog = async () => {
  const i18nProvider = await openI18n(window.localStorage);
  const session = { client } as unknown as SessionModel;
  render(
    <ServicesProvider services={{ session, typedTexts: createTypedTexts(window.sessionStorage) }}>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore()}>
        <ShowBase resource="orders" id="7" render={({ record }) => record && <OrderSteps />} />
        <RefreshButton label="Leer" />
      </AdminContext>
    </ServicesProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Devolver dinero' }));
};
const fill = (value: string) => {
  fireEvent.change(amount(), { target: { value } });
  fireEvent.change(screen.getByRole('textbox', { name: /Por qué/ }), { target: { value: 'Botella rota' } });
};

beforeEach(() => {
  refunds = [];
  version = 1;
  isLost = false;
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

it('does not refund again after a lost response, until the amount is typed again', async () => {
  isLost = true;
  await openDialog();
  fill('10.000');
  fireEvent.click(send());
  expect(await alertText()).toContain('No hay conexión');
  fireEvent.click(send());
  await waitFor(() => expect(amount().value).toBe(''));
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
  expect([amount().value, send().disabled]).toEqual(['', true]);
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
