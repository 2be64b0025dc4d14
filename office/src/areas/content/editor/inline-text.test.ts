import fc from 'fast-check';
import type { Inline } from 'shared-contracts/api/content.schema';
import { expect, it } from 'vitest';
import { formatInlines, parseInlines } from './inline-text.ts';

const text = fc.stringMatching(/^[a-zñ *[\]\\()]{1,12}$/);
const inline = fc.oneof(
  fc.record({ kind: fc.constant('text' as const), text }),
  fc.record({ kind: fc.constant('strong' as const), text }),
  fc.record({
    kind: fc.constant('link' as const),
    text,
    href: fc.constantFrom('/vinos', 'https://a.cl/b?c=1'),
  }),
);
const joined = (inlines: readonly Inline[]): Inline[] =>
  inlines.reduce<Inline[]>((all, one) => {
    const last = all.at(-1);
    if (one.kind === 'text' && last?.kind === 'text')
      all[all.length - 1] = { ...last, text: last.text + one.text };
    else all.push(one);
    return all;
  }, []);

it('shows stored text as it can be typed again', () => {
  fc.assert(
    fc.property(fc.array(inline, { maxLength: 5 }), (inlines) => {
      expect(parseInlines(formatInlines(inlines))).toEqual(joined(inlines));
    }),
  );
});

it.each([
  ['Un **tinto** de [Maipo](/vinos?valle=maipo).', 4 + 1],
  ['Sin cerrar ** nada [aquí', 1],
  ['<script>alert(1)</script>', 1],
])('reads %s', (typed, parts) => {
  expect(parseInlines(typed)).toHaveLength(parts);
});

it('makes one line of several', () => {
  expect(parseInlines('uno\n  dos')).toEqual([{ kind: 'text', text: 'uno dos' }]);
});
