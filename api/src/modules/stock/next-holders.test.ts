import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endedHolds, HOLD_MS, nextHolders, type Wait } from './next-holders.ts';

/** One product in a shop without a database. Time is in hours. */
const openLine = () => {
  let [hours, free, asked, total] = [0, 0, 0, 0];
  let waits: Wait[] = [];
  const mails: string[] = [];
  const at = (hour: number) => new Date(hour * 3_600_000);
  const drop = (ids: string[]) => {
    waits = waits.filter(({ id }) => !ids.includes(id));
  };
  const give = () => {
    const ended = endedHolds(waits, at(hours));
    drop(ended);
    free += ended.length;
    const given = nextHolders(waits, free);
    const passed = waits.find(({ id, heldUntil }) => heldUntil === null && !given.includes(id));
    // There is no overtaking: all who get a piece asked before all who still wait.
    if (passed) expect(given.every((id) => Number(id) < Number(passed.id))).toBe(true);
    free -= given.length;
    mails.push(...given);
    const until = new Date(at(hours).getTime() + HOLD_MS);
    waits = waits.map((wait) => (given.includes(wait.id) ? { ...wait, heldUntil: until } : wait));
  };
  const held = () => waits.filter(({ heldUntil }) => heldUntil !== null);
  return {
    act: {
      // The shop refuses to ask for a product in stock.
      ask: () => {
        if (free > 0) return;
        waits.push({ id: String(asked++), heldUntil: null });
      },
      restock: (n: number) => {
        free += n;
        total += n;
        give();
      },
      pass: (n: number) => {
        hours += n;
        give();
      },
      leave: (n: number) => {
        const left = waits[n % (waits.length || 1)];
        if (left?.heldUntil) free += 1;
        drop(left ? [left.id] : []);
        give();
      },
      buy: (n: number) => {
        const buyer = held()[n % (held().length || 1)];
        if (!buyer) return;
        drop([buyer.id]);
        total -= 1;
      },
    },
    check: () => {
      expect(free + held().length).toBe(total);
      expect(free).toBeGreaterThanOrEqual(0);
      expect(new Set(mails).size).toBe(mails.length);
      expect(free > 0 && waits.some(({ heldUntil }) => heldUntil === null)).toBe(false);
    },
  };
};

describe('the line of a sold-out product', () => {
  // The test must notice this fault in api/src/modules/stock/next-holders.ts
  // - .slice(0, Math.max(0, free))
  // + .slice(-Math.max(1, free))
  it('lets nobody overtake, holds no piece twice and writes to nobody twice', () => {
    const step = fc.tuple(
      fc.constantFrom(
        'ask' as const,
        'ask' as const,
        'restock' as const,
        'pass' as const,
        'leave' as const,
        'buy' as const,
      ),
      fc.integer({ min: 0, max: 30 }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const line = openLine();
        for (const [name, n] of steps) {
          line.act[name](name === 'restock' ? n % 4 : n);
          line.check();
        }
      }),
    );
  });
});
