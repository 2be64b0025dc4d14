import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aReleaseKey } from 'releases/testing/test-keys';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addKeysOf } from './keys-file.ts';

let dir: string;
const own = aReleaseKey('checkout-1', { remotes: ['checkout'] }).key;
const fileOf = (name: string) => path.join(dir, name);
const write = (name: string, keys: object) => writeFileSync(fileOf(name), JSON.stringify({ keys }));
const known = () => JSON.parse(readFileSync(fileOf('own.json'), 'utf8')).keys;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'keys-file-'));
  write('own.json', { 'checkout-1': own });
  vi.stubEnv('RELEASE_KEYS', fileOf('own.json'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dir, { recursive: true, force: true });
});

it('adds the new keys of another repository, and names what they may release', () => {
  const { key } = aReleaseKey('gifts-1', { remotes: ['gifts'] });
  write('other.json', { 'checkout-1': own, 'gifts-1': key });
  expect(addKeysOf(fileOf('other.json'))).toEqual(['gifts-1 for gifts']);
  expect(known()).toEqual({ 'checkout-1': own, 'gifts-1': key });
  expect(addKeysOf(fileOf('other.json'))).toEqual([]);
});

it('does not bring a revoked key back', () => {
  const revoked = { ...own, revoked: { at: '2031-01-01T00:00:00.000Z', reason: 'stolen' } };
  write('own.json', { 'checkout-1': revoked });
  write('other.json', { 'checkout-1': own });
  expect(addKeysOf(fileOf('other.json'))).toEqual([]);
  expect(known()).toEqual({ 'checkout-1': revoked });
});

it('takes the revocation and the earlier end of a known key', () => {
  const revoked = { at: '2031-01-01T00:00:00.000Z', reason: 'stolen' };
  const ended = { ...own, until: '2020-01-01T00:00:00.000Z', revoked };
  write('other.json', { 'checkout-1': ended });
  expect(addKeysOf(fileOf('other.json'))).toEqual([
    'the revocation of checkout-1',
    'the end of checkout-1 on 2020-01-01T00:00:00.000Z',
  ]);
  expect(known()).toEqual({ 'checkout-1': ended });
});

it.each([
  ['another key under a known id', () => ({ 'checkout-1': aReleaseKey('x').key }), 'checkout-1 of'],
  ['a known key under another id', () => ({ 'gifts-1': own }), 'two ids have the same public key'],
])('refuses %s, and changes nothing', (_, others, reason) => {
  write('other.json', others());
  expect(() => addKeysOf(fileOf('other.json'))).toThrow(reason);
  expect(known()).toEqual({ 'checkout-1': own });
});
