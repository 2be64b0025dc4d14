import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './days.ts';
import {
  addMonths,
  lastReturnDay,
  openGrounds,
  RETURN_GROUNDS,
  type ReturnUnits,
  returnableUnits,
  returnProblem,
  withdrawalExclusion,
} from './order-returns.ts';

const day = fc
  .date({ min: new Date('2023-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('the terms of a return', () => {
  it.each([
    ['changed-mind', true, '2026-12-08'],
    ['changed-mind', false, '2027-02-26'],
    ['faulty', true, '2027-05-28'],
    ['wrong-item', false, '2027-05-28'],
  ] as const)('end for %s (confirmed by mail: %s) on %s', (ground, isConfirmed, last) => {
    const receipt = { receivedOn: '2026-11-28', isConfirmed };
    expect(lastReturnDay(ground, receipt)).toBe(last);
    const isOpen = (today: string) => openGrounds(receipt, today).some((one) => one.ground === ground);
    expect([isOpen(last), isOpen(addDays(last, 1))]).toEqual([true, false]);
  });

  it('have not begun for products that are on their way', () => {
    const receipt = { receivedOn: null, isConfirmed: true };
    expect(openGrounds(receipt, '2040-01-01').map(({ until }) => until)).toEqual([null, null, null]);
  });

  it('end on the last day of a shorter month', () => {
    expect(addMonths('2026-08-31', 6)).toBe('2027-02-28');
    expect(addMonths('2027-08-31', 6)).toBe('2028-02-29');
  });

  it('are never shorter for a fault, nor without a confirmation, and each holds from the first day', () => {
    fc.assert(
      fc.property(day, fc.boolean(), fc.nat(400), (receivedOn, isConfirmed, later) => {
        const receipt = { receivedOn, isConfirmed };
        const withdrawal = lastReturnDay('changed-mind', receipt) ?? '';
        expect((lastReturnDay('faulty', receipt) ?? '') > withdrawal).toBe(true);
        expect(withdrawal <= (lastReturnDay('changed-mind', { receivedOn, isConfirmed: false }) ?? '')).toBe(
          true,
        );
        expect(openGrounds(receipt, receivedOn)).toHaveLength(RETURN_GROUNDS.length);
        // A ground that is over stays over.
        const after = openGrounds(receipt, addDays(receivedOn, later)).length;
        expect(openGrounds(receipt, addDays(receivedOn, later + 1)).length).toBeLessThanOrEqual(after);
      }),
    );
  });
});

describe('what can be returned', () => {
  const lines = [
    { id: '0', qty: 3, product_type: 'Wine', retracto_excluded: 'by mistake' },
    { id: '1', qty: 1, product_type: 'GourmetProduct', retracto_excluded: 'spoils quickly' },
  ];
  const of = (changes: object = {}) => ({
    lines,
    units: returnableUnits(lines, [], []),
    grounds: RETURN_GROUNDS.map((ground) => ({ ground })),
    ...changes,
  });

  it('excludes food that spoils from a change of mind, and never a bottle', () => {
    expect(lines.map(withdrawalExclusion)).toEqual([null, 'spoils quickly']);
    const wish = {
      lines: [
        { line_id: '0', qty: 1 },
        { line_id: '1', qty: 1 },
      ],
    };
    expect(returnProblem({ ground: 'changed-mind', ...wish }, of())).toEqual({ kind: 'excluded', index: 1 });
    expect(returnProblem({ ground: 'faulty', ...wish }, of())).toBeNull();
  });

  it.each([
    ['more units than are left', [{ line_id: '0', qty: 4 }], 0],
    ['no unit', [{ line_id: '0', qty: 0 }], 0],
    ['half a unit', [{ line_id: '0', qty: 0.5 }], 0],
    ['an unknown line', [{ line_id: '9', qty: 1 }], 0],
    [
      'a line twice',
      [
        { line_id: '0', qty: 1 },
        { line_id: '0', qty: 1 },
      ],
      1,
    ],
  ])('refuses %s', (_, wished, index) => {
    expect(returnProblem({ ground: 'faulty', lines: wished }, of())).toEqual({ kind: 'units', index });
  });

  it('refuses an empty wish, and a ground whose term is over', () => {
    expect(returnProblem({ ground: 'faulty', lines: [] }, of())).toEqual({ kind: 'empty' });
    const wish = { ground: 'changed-mind' as const, lines: [{ line_id: '0', qty: 1 }] };
    expect(returnProblem(wish, of({ grounds: [{ ground: 'faulty' }] }))).toEqual({ kind: 'late' });
  });

  it('never lets a unit be returned twice, whatever the order of refunds and returns', () => {
    const step = fc.record({ id: fc.nat(3), qty: fc.integer({ min: 1, max: 4 }), isRefund: fc.boolean() });
    const quantities = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(quantities, fc.array(step, { maxLength: 20 }), (ordered, steps) => {
        const all = ordered.map((qty, index) => ({
          id: String(index),
          qty,
          product_type: 'Wine',
          retracto_excluded: null,
        }));
        const refunds: { parts: { kind: 'line'; line_id: string; qty: number }[] }[] = [];
        const waiting: ReturnUnits[] = [];
        for (const { id, qty, isRefund } of steps) {
          const one = { line_id: String(id), qty };
          const units = returnableUnits(all, refunds, waiting);
          const wish = { ground: 'changed-mind' as const, lines: [one] };
          if (returnProblem(wish, of({ lines: all, units })) !== null) continue;
          if (isRefund) refunds.push({ parts: [{ kind: 'line', ...one }] });
          else waiting.push(one);
        }
        for (const { id, qty } of all) {
          const gone = [...refunds.flatMap(({ parts }) => parts), ...waiting]
            .filter(({ line_id }) => line_id === id)
            .reduce((sum, one) => sum + one.qty, 0);
          const left = returnableUnits(all, refunds, waiting).find(({ line_id }) => line_id === id)?.qty ?? 0;
          expect(gone + left).toBe(qty);
        }
      }),
    );
  });
});
