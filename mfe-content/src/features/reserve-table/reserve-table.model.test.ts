import { allSettled, fork } from 'effector';
import { easyTask } from 'shared-contracts/bot-check/easy-task';
import { ApiError } from 'shared-contracts/errors';
import { hostProvided } from 'shared-kit/host';
import { createTestHost } from 'shared-kit/test-host';
import { describe, expect, it } from 'vitest';
import { madeTableAnswer, tableAnswers } from '../../fixtures/tables.ts';
import { hours, hoursWanted, table } from './reserve-table.model.ts';
import { EMPTY } from './table-form.ts';

const form = {
  ...EMPTY,
  date: '2026-12-01',
  hour: '20:00',
  name: ' Ana ',
  email: 'ana@vinos.cl',
  phone: '+56 9 1234 5678',
  terms: true,
};

/** Table reservation model with default API responses and those in `answers`. */
const bar = async (answers: Record<string, unknown> = {}) => {
  const host = createTestHost({
    answers: { ...tableAnswers(), 'reserve-table': madeTableAnswer(), ...answers },
  });
  const scope = fork();
  await allSettled(hostProvided, { scope, params: host });
  const want = (date: string, persons = 2) => allSettled(hoursWanted, { scope, params: { date, persons } });
  const submit = () => allSettled(table.submitted, { scope, params: form });
  return { host, scope, want, submit, outcome: () => scope.getState(hours.$outcome) };
};
const failing = (code: 'RESERVATION_CLOSED' | 'NOT_ENOUGH_SEATS' | 'NETWORK') => () => {
  throw new ApiError({ code, message: '' });
};

describe('the hours of an evening', () => {
  it('are requested for the day and the number of people', async () => {
    const { host, want, outcome } = await bar();
    await want('2026-12-01', 5);
    expect(host.calls).toEqual([
      { id: 'read-table-availability', input: { query: { date: '2026-12-01', person_quantity: 5 } } },
    ]);
    expect(outcome()).toMatchObject({
      kind: 'ready',
      data: { hours: [{ is_free: false }, { is_free: false }, { is_free: true }] },
    });
  });

  it('are not requested before a day is chosen', async () => {
    const { host, want, outcome } = await bar();
    await want('');
    expect(host.calls).toEqual([]);
    expect(outcome()).toEqual({ kind: 'pending' });
  });

  it('of a day that is no longer chosen are ignored', async () => {
    let late: (value: unknown) => void = () => {};
    const first = new Promise((done) => (late = done));
    const answers = tableAnswers();
    let asked = 0;
    const { want, outcome } = await bar({
      'read-table-availability': (input: { query: { date: string; person_quantity: number } }) =>
        asked++ === 0 ? first : answers['read-table-availability'](input),
    });
    const slow = want('2026-12-01', 8);
    const quick = want('2026-12-02', 2);
    late(answers['read-table-availability']({ query: { date: '2026-12-01', person_quantity: 8 } }));
    await Promise.all([slow, quick]);
    expect(outcome()).toMatchObject({
      kind: 'ready',
      data: { hours: [{ is_free: false }, { is_free: true }, { is_free: true }] },
    });
  });

  it('fail with the first request, and stay after a refresh that fails', async () => {
    let isDown = true;
    const read = tableAnswers()['read-table-availability'];
    const { want, outcome } = await bar({
      'read-table-availability': (input: Parameters<typeof read>[0]) => {
        if (isDown) return failing('NETWORK')();
        return read(input);
      },
    });
    await want('2026-12-01');
    expect(outcome()).toMatchObject({ kind: 'failed' });
    isDown = false;
    await want('2026-12-01');
    isDown = true;
    await want('2026-12-01');
    expect(outcome()).toMatchObject({ kind: 'ready' });
  });
});

describe('reserving a table', () => {
  it('sends day and hour, navigates to the thank-you page and tracks the reservation', async () => {
    const { host, scope, submit } = await bar();
    await submit();
    expect(host.calls[0]?.input).toMatchObject({
      body: { date: '2026-12-01', hour: '20:00', person_quantity: 2, name: 'Ana', terms: true },
    });
    expect(host.visited).toEqual(['/reserva-mesa/thank-you']);
    expect(host.tracked).toEqual([
      { event: 'generate_lead', data: { form: 'table-reservation', quantity: 2 } },
    ]);
    expect(scope.getState(table.$answer)?.data.number).toBe('R-1042');
  });

  it('navigates to the failure page when the hour is taken, and keeps the typed values', async () => {
    const { host, scope, submit } = await bar({ 'reserve-table': failing('RESERVATION_CLOSED') });
    await submit();
    expect(host.visited).toEqual(['/reserva-mesa/failed']);
    expect(scope.getState(table.$typed)).toEqual(form);
  });

  it('stays on the form and refreshes the hours after a refusal for too few seats', async () => {
    const { host, scope, submit, outcome } = await bar({ 'reserve-table': failing('NOT_ENOUGH_SEATS') });
    await submit();
    expect(host.visited).toEqual([]);
    expect(scope.getState(table.$failure)?.code).toBe('NOT_ENOUGH_SEATS');
    expect(outcome()).toMatchObject({ kind: 'ready' });
  });
});

it('solves the bot check of a second reservation, and sends the same one again', async () => {
  let asked = 0;
  const { host, submit } = await bar({
    'create-bot-check': easyTask,
    'reserve-table': () => {
      asked += 1;
      if (asked > 1) return madeTableAnswer();
      throw new ApiError({ code: 'BOT_CHECK_FAILED', message: '', statusCode: 422 });
    },
  });
  await submit();
  const sent = host.calls.filter(({ id }) => id === 'reserve-table').map(({ input }) => input);
  const [first, second] = sent as { headers: object; body: object }[];
  expect(sent).toHaveLength(2);
  expect(first?.body).not.toHaveProperty('altcha');
  expect(second).toEqual({ ...first, body: { ...first?.body, altcha: expect.any(String) } });
  expect(host.calls.find(({ id }) => id === 'create-bot-check')?.input).toEqual({
    query: { form: 'reservation' },
  });
});
