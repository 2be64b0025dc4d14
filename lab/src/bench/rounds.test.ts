import { describe, expect, it, vi } from 'vitest';
import { inRounds } from './rounds.ts';

vi.spyOn(console, 'error').mockImplementation(() => {});

/** Measures subjects whose rounds have the given stolen times, and records the order. */
const run = async (stolen: Record<string, number[]>, groups: string[][], runs: number) => {
  const order: string[] = [];
  const measured = await inRounds(groups, runs, async (subject) => {
    order.push(subject);
    return { subject, stolenPercent: stolen[subject]?.shift() ?? 0 };
  });
  return { order: order.join(' '), measured };
};
const kept = (measured: Awaited<ReturnType<typeof run>>['measured']) =>
  measured.map(({ rounds, dropped }) => [rounds.length, dropped]);

describe('rounds', () => {
  it('measures every subject, and changes the order within a group in the next round', async () => {
    const { order, measured } = await run({}, [['/ now', '/ before'], ['/vinos']], 2);
    expect(order).toBe('/ now / before /vinos / before / now /vinos');
    expect(measured.map(({ rounds }) => rounds.map(({ subject }) => subject))).toEqual([
      ['/ now', '/ now'],
      ['/ before', '/ before'],
      ['/vinos', '/vinos'],
    ]);
  });

  it('drops a round for the whole group when one had too much stolen time, and repeats it', async () => {
    const { order, measured } = await run({ before: [0, 6] }, [['now', 'before'], ['other']], 2);
    expect(order).toBe('now before other before now other now before');
    expect(kept(measured)).toEqual([
      [2, 1],
      [2, 1],
      [2, 0],
    ]);
  });

  // The test must notice this fault in lab/src/bench/rounds.ts
  // - stolen <= MOST_STOLEN
  // + stolen > MOST_STOLEN
  it('keeps a round with 5 % stolen time', async () => {
    expect(kept((await run({ page: [5] }, [['page']], 1)).measured)).toEqual([[1, 0]]);
  });

  it('gives up after three attempts for each round', async () => {
    expect(kept((await run({ page: Array(99).fill(50) }, [['page']], 2)).measured)).toEqual([[0, 6]]);
  });

  it('repeats a failed measurement once', async () => {
    const measure = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue({ stolenPercent: 0 });
    expect(await inRounds([['page']], 1, measure)).toEqual([{ rounds: [{ stolenPercent: 0 }], dropped: 0 }]);
    await expect(inRounds([['page']], 1, () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  });
});
