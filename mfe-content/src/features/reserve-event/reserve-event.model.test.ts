import { allSettled, fork } from 'effector';
import { ApiError, type ErrorCode } from 'shared-contracts/errors';
import { hostProvided } from 'shared-kit/host';
import { createTestHost } from 'shared-kit/test-host';
import { describe, expect, it } from 'vitest';
import { madeAnswer, reservationAnswers } from '../../fixtures/events.ts';
import { EMPTY } from './reservation-form.ts';
import { $seats, reservation, seatsWanted } from './reserve-event.model.ts';

const form = {
  ...EMPTY,
  event: 'cata-a-ciegas',
  person_quantity: '2',
  name: ' Ana ',
  email: 'ana@vinos.cl ',
  phone: '+56 9 1234 5678',
  message: 'Sin nueces',
  terms: true,
  date: '2026-11-26',
  hour: '19:30',
};

/** Reservation model whose API gives this response to a reservation. */
const shop = async (answer: unknown) => {
  const host = createTestHost({ answers: { ...reservationAnswers(), 'reserve-event': answer } });
  const scope = fork();
  await allSettled(hostProvided, { scope, params: host });
  const submit = () => allSettled(reservation.submitted, { scope, params: form });
  const sent = () => host.calls.filter(({ id }) => id === 'reserve-event');
  return { host, scope, submit, sent };
};
const refusing = (code: ErrorCode | 'NETWORK' | 'TIMEOUT') => () => {
  throw new ApiError({ code, message: '' });
};

describe('reserving an event', () => {
  it('sends the number of people, the displayed date and time, and trimmed texts', async () => {
    const { submit, sent } = await shop(madeAnswer());
    await submit();
    expect(sent()[0]?.input).toMatchObject({
      body: {
        event: 'cata-a-ciegas',
        person_quantity: 2,
        date: '2026-11-26',
        hour: '19:30',
        name: 'Ana',
        email: 'ana@vinos.cl',
        message: 'Sin nueces',
        terms: true,
      },
    });
  });

  it('navigates to the thank-you page, tracks the reservation and deletes the typed text', async () => {
    const { host, scope, submit } = await shop(madeAnswer());
    await submit();
    expect(host.visited).toEqual(['/reserva/gracias']);
    expect(host.tracked).toEqual([
      {
        event: 'generate_lead',
        data: { form: 'event-reservation', item_id: 'cata-a-ciegas', quantity: 2 },
      },
    ]);
    expect(scope.getState(reservation.$typed)).toBe(null);
    expect(scope.getState(reservation.$answer)?.data.number).toBe('R-1042');
  });

  it('reserves once when the form is submitted twice at once', async () => {
    const { submit, sent } = await shop(madeAnswer());
    await Promise.all([submit(), submit()]);
    expect(sent()).toHaveLength(1);
  });

  it('repeats a reservation whose answer was lost with the same key, and sends another one with a new key', async () => {
    const { scope, submit, sent } = await shop(refusing('NETWORK'));
    await submit();
    await submit();
    await allSettled(reservation.submitted, { scope, params: { ...form, person_quantity: '3' } });
    const keys = sent().map(
      ({ input }) => (input as { headers: Record<string, string> }).headers['idempotency-key'],
    );
    expect(keys[0]).toMatch(/^[\da-f]{32}$/);
    expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
  });

  it('reserves again with a new key after a success', async () => {
    const { submit, sent } = await shop(madeAnswer());
    await submit();
    await submit();
    const keys = sent().map(
      ({ input }) => (input as { headers: Record<string, string> }).headers['idempotency-key'],
    );
    expect(new Set(keys).size).toBe(2);
  });

  it.each(['NETWORK', 'TIMEOUT', 'INTERNAL', 'TOO_MANY_REQUESTS'] as const)(
    'stays on the form after %s and keeps the typed values',
    async (code) => {
      const { host, scope, submit } = await shop(refusing(code));
      await submit();
      expect(host.visited).toEqual([]);
      expect(scope.getState(reservation.$failure)?.code).toBe(code);
      expect(scope.getState(reservation.$typed)).toEqual(form);
    },
  );

  it.each(['RESERVATION_CLOSED', 'EVENT_NOT_FOUND'] as const)(
    'navigates to the failure page after %s and keeps the typed values for a return to the form',
    async (code) => {
      const { host, scope, submit } = await shop(refusing(code));
      await submit();
      expect(host.visited).toEqual(['/reserva/fallida']);
      expect(scope.getState(reservation.$failure)).toBe(null);
      expect(scope.getState(reservation.$typed)).toEqual(form);
    },
  );

  it('refreshes the seats after a refusal for too few seats', async () => {
    const { scope, submit } = await shop(refusing('NOT_ENOUGH_SEATS'));
    await submit();
    expect(scope.getState($seats)).toMatchObject({ event: 'cata-a-ciegas', seats_left: 3 });
  });

  it('requests no seats before an event is chosen', async () => {
    const { host, scope } = await shop(madeAnswer());
    await allSettled(seatsWanted, { scope, params: '' });
    expect(host.calls).toEqual([]);
  });
});
