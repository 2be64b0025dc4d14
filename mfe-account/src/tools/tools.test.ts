// @vitest-environment happy-dom
import { runTool, type ToolCode } from 'shared-contracts/tools/run-tool';
import { createTestHost } from 'shared-kit/test-host';
import { expect, it } from 'vitest';
import { tools } from './tools.ts';

const track = ({ method, ...order }: { status: string; method: string }) => {
  const delivery = { method, commune: null, time_delivery: '1 a 2 días hábiles' };
  const data = { ...order, number: 'P-1001', total: 45_980, delivery };
  const host = createTestHost({ answers: { 'track-order': { data } } });
  const [code] = tools as [ToolCode];
  return runTool(code, { number: 'P-1001', buyer: 'ana@vinos.example' }, host, async () => true);
};

const REFUSED = { status: 'cancelled', payment_status: 'failed', method: 'pickup' };

it.each([
  ['on its way', { status: 'on_the_way', method: 'home' }, 'En camino', '1 a 2 días hábiles'],
  [
    'ready, when its buyer picks it up',
    { status: 'on_the_way', method: 'pickup' },
    'Listo para retirar',
    null,
  ],
  [
    'unpaid while its card payment can be repeated',
    { ...REFUSED, can_retry_payment: true },
    'Pago no realizado',
    null,
  ],
  ['cancelled after that', { ...REFUSED, can_retry_payment: false }, 'Anulado', null],
] as const)('tells that an order is %s', async (_, order, status, delivery) => {
  expect(await track(order)).toMatchObject({ ok: true, data: { status, delivery } });
});
