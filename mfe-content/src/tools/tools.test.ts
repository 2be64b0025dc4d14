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

it('sends the time of the event that the shopper confirmed', async () => {
  const event = { title: 'Cata', starts_at: '2026-12-05T23:30:00Z' };
  const made = { number: 'E-7', date: '2026-12-05', hour: '20:30', person_quantity: 2 };
  const host = createTestHost({
    answers: { 'read-event': { data: event }, 'reserve-event': { data: made } },
  });
  const code = tools.find(({ tool }) => tool.name === 'content.reserve_event') as ToolCode;
  const guest = { name: 'Ana', email: 'ana@vinos.example', phone: '9 8765 4321' };
  await runTool(code, { event: 'cata', persons: 2, ...guest }, host, async () => true);
  const sent = host.calls.find(({ id }) => id === 'reserve-event');
  expect(sent?.input).toMatchObject({ body: { event: 'cata', date: '2026-12-05', hour: '20:30' } });
});
