import { describe, expect, it } from 'vitest';
import { forTerminal } from './print.ts';

describe('what a command prints', () => {
  it('shows control characters of a customer instead of sending them to the terminal', () => {
    expect(forTerminal('Ana \u001b[2J\u009b31m\u0007\u202eotoS')).toBe(
      'Ana \\x1b[2J\\x9b31m\\x07\\x202eotoS',
    );
  });

  it('keeps lines, tabs and every letter', () => {
    const text = 'CQ-000042\tJosé Ñandú\n$12.990 → 🍷';
    expect(forTerminal(text)).toBe(text);
  });
});
