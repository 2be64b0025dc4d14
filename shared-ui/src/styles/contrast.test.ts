import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

const colour = (name: string): number[] => {
  const hex = css.match(new RegExp(`--${name}: #([0-9a-f]{6})`))?.[1];
  if (!hex) throw new Error(`no colour --${name}`);
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
};

/** Relative luminance of WCAG 2. */
const luminance = (name: string): number => {
  const [r = 0, g = 0, b = 0] = colour(name).map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

describe('colours', () => {
  const words = ['ink', 'ink-2', 'ink-3', 'wine', 'wine-dark', 'olive', 'amber', 'alarm'];
  const grounds = ['paper', 'paper-2', 'wine-tint'];

  it.each(words.flatMap((word) => grounds.map((ground) => [word, ground] as const)))(
    'give text a contrast of at least 4.5:1: %s on %s',
    (word, ground) => expect(contrast(word, ground)).toBeGreaterThanOrEqual(4.5),
  );

  it.each(['paper', 'paper-2'])('give the edge of a control a contrast of at least 3:1 on %s', (ground) =>
    expect(contrast('edge', ground)).toBeGreaterThanOrEqual(3),
  );

  it('give a disabled button a text contrast of at least 4.5:1', () =>
    expect(contrast('ink-3', 'paper-3')).toBeGreaterThanOrEqual(4.5));
});
