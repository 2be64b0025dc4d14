import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { CONTROL_KINDS, islandEvents, SIGNS_OF_USE, USE_EVENTS } from './signs-of-use.ts';

const DOCUMENT = path.resolve(import.meta.dirname, '../../docs/architecture/first-use.md');
const SIGNS = Object.entries(SIGNS_OF_USE);
const HEAD = [
  '| sign | controls | first event | counts | starts | before hydration |',
  '|---|---|---|---|---|---|',
];

const rowOf = (event: string) => USE_EVENTS.find(({ types }) => types.split(' ').includes(event));

const countsText = (event: string): string => {
  const row = rowOf(event);
  const where = { pointermove: 'on a menu entry', scroll: 'anywhere' }[event];
  return [
    where ?? (row?.on ? 'on a control' : 'anywhere'),
    ...(row?.restMs ? [`after ${row.restMs} ms of rest`] : []),
  ].join(', ');
};

const kindsText = (kinds: readonly string[]): string =>
  kinds.length === CONTROL_KINDS.length ? 'all' : kinds.join(', ') || '–';

const table = (): string[] =>
  SIGNS.map(([sign, { event, kinds, effect }]) => {
    const starts = ['page', ...(islandEvents().includes(event) ? ['island'] : []), 'rest'].join(', ');
    return `| ${[sign, kindsText(kinds), `\`${event}\``, countsText(event), starts, effect].join(' | ')} |`;
  });

it.each(SIGNS)('starts the scripts: %s', (_, { event }) => {
  expect(rowOf(event)).toBeDefined();
});

it('is in the documentation as in the data', () => {
  const [shown] = /\| sign \|.*\n(?:\|.*\n)*/.exec(readFileSync(DOCUMENT, 'utf8')) ?? [];
  expect(shown?.trim().split('\n')).toEqual([...HEAD, ...table()]);
});
