import fc from 'fast-check';
import { changesBetween } from 'shared-contracts/office/changes-between';
import { expect, it } from 'vitest';
import { flatChanges } from './flat-changes.ts';

const state = fc.dictionary(fc.constantFrom('name', 'facts', 'list', 'label'), fc.jsonValue({ maxDepth: 3 }));

it('an audit entry has the first 40 fields that the dialog shows, and the number of the others', () => {
  fc.assert(
    fc.property(state, state, (before, after) => {
      const { before: old, after: now } = flatChanges(before, after);
      const dialog = changesBetween(before, after).map(({ path }) => path);
      const { more_fields: more = 0, ...fields } = now;
      expect(changesBetween(old, fields).map(({ path }) => path)).toEqual(dialog.slice(0, 40));
      expect(more).toBe(Math.max(0, dialog.length - 40));
    }),
  );
});

it('says how many fields are left out', () => {
  const after = Object.fromEntries(Array.from({ length: 43 }, (_, index) => [`field${index}`, index]));
  expect(flatChanges(null, after).after).toHaveProperty('more_fields', 3);
});

it('a long text is cut', () => {
  const { before, after } = flatChanges({ text: 'a'.repeat(301) }, { text: 'b' });
  expect([before, after]).toEqual([{ text: `${'a'.repeat(300)}…` }, { text: 'b' }]);
});
