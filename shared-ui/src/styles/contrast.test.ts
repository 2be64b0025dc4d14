import { readFileSync } from 'node:fs';
import { STYLE_COLOURS } from 'shared-contracts/domain/brand-colours';
import { CONTRAST_PAIRS, contrastOf } from 'shared-contracts/domain/contrast';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

const colour = (name: string): string => {
  const hex = css.match(new RegExp(`--${name}: (#[0-9a-f]{6})`))?.[1];
  if (!hex) throw new Error(`no colour --${name}`);
  return hex;
};

describe('colours', () => {
  it.each(CONTRAST_PAIRS)(
    'have a contrast for people with low vision: %s on %s at least %s',
    (text, ground, least) => expect(contrastOf(colour(text), colour(ground))).toBeGreaterThanOrEqual(least),
  );

  it.each(Object.entries(STYLE_COLOURS))('are the ones that the office knows: %s', (name, hex) =>
    expect(colour(name)).toBe(hex),
  );
});
