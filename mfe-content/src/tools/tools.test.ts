// @vitest-environment happy-dom
import { ApiError } from 'shared-contracts/errors';
import { runTool, type ToolCode } from 'shared-contracts/tools/run-tool';
import { createTestHost } from 'shared-kit/test-host';
import { expect, it } from 'vitest';
import { tools } from './tools.ts';

it('reserves once when it is asked again after a lost answer', async () => {
  const booking = { date: '2026-12-05', hour: '20:30', persons: 2 };
  const input = { ...booking, name: 'Ana', email: 'ana@vinos.example', phone: '9 8765 4321' };
  let isOnline = false;
  const reserve = () => {
    if (!isOnline) throw new ApiError({ code: 'NETWORK', message: '' });
    return { data: { number: 'M-7', date: booking.date, hour: booking.hour, person_quantity: 2 } };
  };
  const host = createTestHost({ answers: { 'reserve-table': reserve } });
  const [code] = tools as [ToolCode];
  const run = () => runTool(code, input, host, async () => true);
  expect(await run()).toMatchObject({ ok: false, error: { code: 'NETWORK' } });
  isOnline = true;
  expect(await run()).toMatchObject({ ok: true, data: { number: 'M-7' } });
  await run();
  const [lost, again, later] = host.calls.map(
    (call) => (call.input as { headers: { 'idempotency-key': string } }).headers['idempotency-key'],
  );
  expect(again).toBe(lost);
  expect(later).not.toBe(lost);
});
