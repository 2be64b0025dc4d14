import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextState, type ShipmentNow } from './next-state.ts';

type Report = Parameters<typeof nextState>[1];

const report = fc.record({
  state: fc.constantFrom('in_transit', 'delivered', 'returned', 'lost', 'cancelled'),
  sequence: fc.integer({ min: 2, max: 12 }),
}) as fc.Arbitrary<Report>;

/** Reports of one carrier: each sequence has one state. */
const reports = fc.uniqueArray(report, { selector: ({ sequence }) => sequence, maxLength: 8 });

const after = (all: readonly Report[]): ShipmentNow['state'] =>
  all.reduce<ShipmentNow>((now, one) => nextState(now, one) ?? now, { state: 'booked', sequence: 1 }).state;

// The test must notice this fault in api/src/modules/shipments/next-state.ts
// - return sequence > now.sequence ? { state, sequence } : null;
// + return { state, sequence };
it('leads to the state of the ordered reports, whatever their order and however often they come', () => {
  fc.assert(
    fc.property(
      reports.chain((all) =>
        fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: 2 * all.length })),
      ),
      ([all, mixed]) => {
        expect(after(mixed)).toBe(after(all.toSorted((one, other) => one.sequence - other.sequence)));
      },
    ),
  );
});

it('keeps a delivered parcel delivered', () => {
  expect(nextState({ state: 'delivered', sequence: 3 }, { state: 'lost', sequence: 4 })).toBeNull();
  expect(nextState({ state: 'in_transit', sequence: 5 }, { state: 'delivered', sequence: 3 })).toEqual({
    state: 'delivered',
    sequence: 5,
  });
});
