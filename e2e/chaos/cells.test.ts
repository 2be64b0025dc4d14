import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALIKE,
  ALL_CELLS,
  cellTitle,
  FAULT_TITLES,
  MATRIX_REMOTES,
  PLACE_IDS,
  SAMPLE,
  sampleCells,
  strikesOwner,
} from './cells.ts';

/** Fewer than for other properties, because each run chooses a sample again. */
const RUNS = Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) / 7);

describe('sample of the chaos matrix', () => {
  it('tries every kind of fault, every place and remote, in the remote of the page and in another one', () => {
    const sample = sampleCells(SAMPLE);
    const tried = new Set<string>(sample.map(({ fault }) => fault));
    const untried = Object.keys(FAULT_TITLES).filter((fault) => !tried.has(fault));
    for (const fault of untried)
      expect(
        ALIKE.find((group) => group.some((other) => other === fault))?.some((other) => tried.has(other)),
      ).toBe(true);
    expect(new Set(sample.map(({ place }) => place))).toEqual(new Set(PLACE_IDS));
    expect(new Set(sample.flatMap(({ remote }) => remote ?? []))).toEqual(new Set(MATRIX_REMOTES));
    // Some cells have the fault in the page's own remote, others in another remote.
    expect(new Set(sample.filter(({ remote }) => remote).map(strikesOwner))).toEqual(new Set([true, false]));
  });

  it('of any size has as many different cells, and a larger one begins with the smaller', () => {
    const size = fc.integer({ min: 0, max: ALL_CELLS.length + 3 });
    const largest = sampleCells(ALL_CELLS.length);
    fc.assert(
      fc.property(size, (count) => {
        const titles = sampleCells(count).map(cellTitle);
        expect(new Set(titles).size).toBe(Math.min(count, ALL_CELLS.length));
        expect(titles).toEqual(largest.slice(0, count).map(cellTitle));
      }),
      { numRuns: RUNS },
    );
  });

  it('repeats no pair of fault and place, nor of fault and remote', () => {
    const sample = sampleCells(SAMPLE);
    const places = sample.map(({ fault, place }) => `${fault} ${place}`);
    const remotes = sample.flatMap(({ fault, remote }) => (remote ? `${fault} ${remote}` : []));
    expect(new Set(places).size).toBe(places.length);
    expect(new Set(remotes).size).toBe(remotes.length);
  });
});
