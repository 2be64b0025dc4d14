import { describe, expect, it } from 'vitest';
import { joinFacts } from './join-facts.ts';

describe('facts in one line', () => {
  it('skips unknown facts and does not start with a dot', () => {
    expect(joinFacts([null, 2021, '', 'Carmenère'])).toBe('2021\u00a0· Carmenère');
    expect(joinFacts([undefined, '750 ml'])).toBe('750 ml');
  });

  it('offers no place to break a line before a dot', () => {
    expect(joinFacts([2021, 'Cabernet Sauvignon · Valle del Maipo', 'Chile'])).not.toContain(' ·');
  });
});
