import { PERMISSIONS } from 'shared-contracts/office/access';
import { AUDIT_FIELDS } from 'shared-contracts/office/audit-fields';
import { expect, it } from 'vitest';
import * as en from './en/index.ts';
import * as es from './es/index.ts';

/** Key path → text. */
const textsOf = (value: unknown, at = ''): [string, string][] =>
  typeof value === 'string'
    ? [[at, value]]
    : Object.entries(value as object).flatMap(([key, one]) => textsOf(one, at ? `${at}.${key}` : key));
const namesIn = (text: string): string[] => [...new Set(text.match(/%\{\w+\}/g))].sort();

const spanish = new Map(textsOf(es));
const english = new Map(textsOf(en));

it('has the same texts in both languages', () => {
  expect([...spanish.keys()].sort()).toEqual([...english.keys()].sort());
});

it('has a word in the history for everything that staff may change', () => {
  const changes = PERMISSIONS.filter((permission) => !permission.endsWith('.read'));
  expect(changes.filter((permission) => !spanish.has(`audit.actions.${permission}`))).toEqual([]);
});

it('names only values in Spanish that the English text names', () => {
  const foreign = [...spanish].filter(([key, text]) =>
    namesIn(text).some((name) => !namesIn(english.get(key) ?? '').includes(name)),
  );
  expect(foreign).toEqual([]);
});

it('has a word in the history for every field', () => {
  expect(AUDIT_FIELDS.filter((field) => !spanish.has(`audit.fields.${field}`))).toEqual([]);
});
