import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { recordApi, recordBuild } from './contract-record.ts';
import type { PointerFile } from './pointers.ts';
import { whoReads } from './who-reads.ts';

const TEAM = ['@shop/team', '#team'];

let dir: string;
const uses = { 'bus/topics': ['cartState'], 'api/shopping-cart': ['readCart'] };
const keep = (record: { id: string; version: string }) => {
  mkdirSync(path.join(dir, record.id, record.version), { recursive: true });
  writeFileSync(path.join(dir, record.id, record.version, 'contract.json'), JSON.stringify(record));
  const team = { owners: ['@shop/team'], contact: '#team' };
  writeFileSync(path.join(dir, record.id, record.version, 'release.json'), JSON.stringify(team));
};
const pointer = (version: string, previous: string[] = []) => ({
  version,
  previous,
  since: '',
  by: 'release',
});
const file = {
  remotes: { catalog: pointer('2', ['1']), checkout: pointer('5'), content: pointer('9') },
  hosts: { shell: pointer('3'), api: pointer('7') },
} as PointerFile;

beforeEach(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'who-reads-'));
  const facts = { federation: '2.9.2', shared: {}, exposes: [] };
  for (const [id, version] of [
    ['catalog', '2'],
    ['catalog', '1'],
    ['checkout', '5'],
    ['shell', '3'],
  ] as const)
    keep(await recordBuild({ ...facts, id, version, uses }));
  keep(await recordBuild({ ...facts, id: 'content', version: '9', uses: {} }));
  keep(recordApi('7'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it('names the releases that send, carry and read a field of a topic', () => {
  expect(whoReads('cart.state.total', file, dir)).toEqual([
    { id: 'catalog', version: '2', state: 'current', uses: ['reads'], team: TEAM },
    { id: 'catalog', version: '1', state: 'earlier', uses: ['reads'], team: TEAM },
    { id: 'checkout', version: '5', state: 'current', uses: ['sends'], team: TEAM },
    { id: 'shell', version: '3', state: 'current', uses: ['carries'], team: TEAM },
  ]);
  expect(whoReads('cart.state.totals', file, dir)).toEqual([]);
});

it('names the releases that read a field of an endpoint, in items of lists too', () => {
  expect(whoReads('read-cart.data.items[].price', file, dir).at(-1)).toEqual({
    id: 'api',
    version: '7',
    state: 'current',
    uses: ['serves'],
    team: TEAM,
  });
  expect(whoReads('read-cart.data.items[].price', file, dir)).toContainEqual({
    id: 'catalog',
    version: '2',
    state: 'current',
    uses: ['reads'],
    team: TEAM,
  });
  expect(whoReads('read-cart.cart_id', file, dir)).toContainEqual({
    id: 'catalog',
    version: '2',
    state: 'current',
    uses: ['sends'],
    team: TEAM,
  });
});
