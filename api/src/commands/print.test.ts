import { describe, expect, it } from 'vitest';
import { forTerminal } from './print.ts';

describe('the output of a command', () => {
  it('escapes control characters in customer data', () => {
    expect(forTerminal('Ana \u001b[2J\u009b31m\u0007\u202eotoS\u061c')).toBe(
      'Ana \\u001b[2J\\u009b31m\\u0007\\u202eotoS\\u061c',
    );
  });

  it('keeps JSON readable', () => {
    const data = { name: '\u200eAna\u007f' };
    expect(JSON.parse(forTerminal(JSON.stringify(data)))).toEqual(data);
  });

  it('keeps line breaks, tabs and all letters', () => {
    const text = 'CQ-000042\tJosé Ñandú\n$12.990 → 🍷';
    expect(forTerminal(text)).toBe(text);
  });
});
