import fc from 'fast-check';
import { changesBetween } from 'shared-contracts/office/changes-between';
import { expect, it } from 'vitest';
import { flatChanges } from './flat-changes.ts';

const state = fc.dictionary(fc.constantFrom('name', 'facts', 'list', 'label'), fc.jsonValue({ maxDepth: 3 }));

it('an audit entry has the first 40 fields that the dialog shows', () => {
  fc.assert(
    fc.property(state, state, (before, after) => {
      const changes = flatChanges(before, after);
      const dialog = changesBetween(before, after).map(({ path }) => path);
      expect(changesBetween(changes.before, changes.after).map(({ path }) => path)).toEqual(
        dialog.slice(0, 40),
      );
    }),
  );
});

it('a long text is cut', () => {
  const { before, after } = flatChanges({ text: 'a'.repeat(301) }, { text: 'b' });
  expect([before, after]).toEqual([{ text: `${'a'.repeat(300)}…` }, { text: 'b' }]);
});
