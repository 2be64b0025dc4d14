// @vitest-environment happy-dom
import { runTool, type ToolCode } from 'shared-contracts/tools/run-tool';
import { createTestHost } from 'shared-kit/test-host';
import { expect, it } from 'vitest';
import { tools } from './tools.ts';

const track = (order: { status: string; method: string }) => {
  const { status, method } = order;
  const delivery = { method, commune: null, time_delivery: '1 a 2 días hábiles' };
  const data = { number: 'P-1001', status, total: 45_980, delivery };
  const host = createTestHost({ answers: { 'track-order': { data } } });
  const [code] = tools as [ToolCode];
  return runTool(code, { number: 'P-1001', buyer: 'ana@vinos.example' }, host, async () => true);
};

it.each([
  ['on its way', { status: 'on_the_way', method: 'home' }, 'En camino', '1 a 2 días hábiles'],
  [
    'ready, when its buyer picks it up',
    { status: 'on_the_way', method: 'pickup' },
    'Listo para retirar',
    null,
  ],
] as const)('tells that an order is %s', async (_, order, status, delivery) => {
  expect(await track(order)).toMatchObject({ ok: true, data: { status, delivery } });
});
