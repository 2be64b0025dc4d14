import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BRAND_COLOURS } from './brand-colours.ts';
import { CONTRAST_PAIRS, contrastOf, lowContrasts } from './contrast.ts';

const colour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('contrast', () => {
  // Values of the WCAG 2 formula, by hand for the pure colours, whose luminances are its three factors.
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.478],
    ['#ff0000', '#000000', 0.2126 / 0.05 + 1],
    ['#00ff00', '#000000', 0.7152 / 0.05 + 1],
    ['#0000ff', '#000000', 0.0722 / 0.05 + 1],
    // The darkest grey of the curved part of the formula, and the lightest of the straight part.
    ['#0b0b0b', '#000000', 1.067],
    ['#0a0a0a', '#000000', 10 / 255 / 12.92 / 0.05 + 1],
  ])('of %s and %s is %d', (one, other, contrast) => expect(contrastOf(one, other)).toBeCloseTo(contrast, 3));

  it('is the same in both directions, from 1 to 21', () =>
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        const contrast = contrastOf(one, other);
        expect(contrast).toBe(contrastOf(other, one));
        expect(contrast).toBeGreaterThanOrEqual(1);
        expect(contrast).toBeLessThanOrEqual(21);
      }),
    ));
});

describe('colours of the brand', () => {
  it('are legible as they come', () => expect(lowContrasts(BRAND_COLOURS)).toEqual([]));

  it('are refused with every pair that becomes illegible', () => {
    const pale = lowContrasts({ ...BRAND_COLOURS, 'ink-3': '#bbbbbb' });
    expect(pale).toEqual([
      ['ink-3', 'paper', 4.5],
      ['ink-3', 'paper-2', 4.5],
      ['ink-3', 'wine-tint', 4.5],
      ['ink-3', 'paper-3', 4.5],
    ]);
  });

  it('may change beside the fixed ones, which keep their contrast rules', () => {
    const dark = lowContrasts({ ...BRAND_COLOURS, paper: '#8f8478' });
    expect(dark).toContainEqual(['edge', 'paper', 3]);
    expect(dark).toContainEqual(['alarm', 'paper', 4.5]);
    expect(dark.every(([, ground]) => ground === 'paper')).toBe(true);
  });

  it('are checked for each text on each ground, and for the edges of controls', () => {
    const limits = CONTRAST_PAIRS.map(([, , least]) => least);
    expect(new Set(limits)).toEqual(new Set([4.5, 3]));
    expect(CONTRAST_PAIRS).toHaveLength(8 * 3 + 3);
  });
});
