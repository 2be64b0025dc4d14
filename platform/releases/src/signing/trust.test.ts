import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aReleaseKey, type KeysFolder, type TestKey, writeKeysFile } from '../testing/test-keys.ts';
import { developmentKeyFile, openDevelopmentKey } from './development-key.ts';
import type { Refusal } from './refusal.ts';
import { signPointer } from './signed-pointer.ts';
import { openTrust } from './trust.ts';

const LATER = '2999-01-01T00:00:00.000Z';
const PAST = '2021-01-01T00:00:00.000Z';

const team = aReleaseKey('checkout-1', { remotes: ['checkout'] });
const catalog = aReleaseKey('catalog-1', { remotes: ['catalog'] });
const old = aReleaseKey('checkout-0', { until: PAST });
const future = aReleaseKey('checkout-9', { from: '2998-01-01T00:00:00.000Z' });
const stolen = aReleaseKey('checkout-2', { revoked: { at: PAST, reason: 'laptop stolen' } });
const stranger = aReleaseKey('checkout-3');

let dir: string;
let folder: KeysFolder;
beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'trust-'));
  const known = { 'checkout-1': team, 'catalog-1': catalog, 'checkout-0': old, 'checkout-2': stolen };
  const keys = Object.entries({ ...known, 'checkout-9': future }).map(([id, { key }]) => [id, key]);
  folder = writeKeysFile(dir, Object.fromEntries(keys));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const manifest = { id: 'checkout', version: '1', expires: LATER };
const bytesOf = (changes: object = {}) => Buffer.from(JSON.stringify({ ...manifest, ...changes }));
const check = (bytes: Buffer, signature: unknown) =>
  folder.trust.checkRelease('checkout', '1', { bytes, signature });
const signed = ({ signer }: TestKey, changes?: object) =>
  check(bytesOf(changes), signer.sign(bytesOf(changes)));

describe('the signature of a release', () => {
  it('is accepted from the team’s key', () => {
    expect(signed(team)).toBe('checkout-1');
  });

  // The test must notice this fault in platform/releases/src/signing/trust.ts
  // - if (!remotes || remotes.includes(id)) return;
  // + if (remotes) return;
  // test which may release only catalog
  it.each<[Refusal, string, () => unknown]>([
    ['unsigned', 'checkout 1 is not signed', () => check(bytesOf(), undefined)],
    ['unsigned', 'checkout 1 is not signed', () => check(bytesOf(), { key: 'checkout-1', value: 'x' })],
    ['unknown-key', 'the key checkout-3, which releases.keys.json does not name', () => signed(stranger)],
    ['foreign-key', 'the key catalog-1, which may release only catalog', () => signed(catalog)],
    ['revoked', `which was revoked on ${PAST}: laptop stolen`, () => signed(stolen)],
    ['expired', `the key checkout-0, which expired on ${PAST}`, () => signed(old)],
    ['expired', 'the key checkout-9, which is valid only from 2998', () => signed(future)],
    ['expired', `checkout 1 expired on ${PAST}`, () => signed(team, { expires: PAST })],
    ['expired', 'checkout 1 has no expiry date', () => signed(team, { expires: undefined })],
    [
      'altered',
      'checkout 1 is not what the key checkout-1 signed',
      () => check(bytesOf({ entry: 'evil.js' }), team.signer.sign(bytesOf())),
    ],
    ['altered', 'checkout 1 is signed as checkout 2', () => signed(team, { version: '2' })],
    ['altered', 'checkout 1 is signed as account 1', () => signed(team, { id: 'account' })],
  ])('is refused as %s: %s', (refusal, message, work) => {
    expect(work).toThrow(expect.objectContaining({ refusal, message: expect.stringContaining(message) }));
  });

  it('is refused when another key signed in the name of the team’s', () => {
    const forged = { ...stranger.signer.sign(bytesOf()), key: 'checkout-1' };
    expect(() => check(bytesOf(), forged)).toThrow('is not what the key checkout-1 signed');
  });
});

describe('the signature of a pointer', () => {
  const pointer = { version: '1', sequence: 18, since: PAST, by: 'release', previous: ['0'] };
  const point = (changes: object) => () => folder.trust.checkPointer('checkout', changes);
  const good = signPointer('checkout', pointer, team.signer);

  it('does not depend on the order of the fields', () => {
    const reversed = Object.fromEntries(Object.entries(good).reverse());
    expect(folder.trust.checkPointer('checkout', reversed)).toEqual({ version: '1', sequence: 18 });
  });

  it.each<[Refusal, string, object]>([
    ['unsigned', 'The pointer of checkout is not signed', pointer],
    ['altered', 'The pointer of checkout is not what the key checkout-1 signed', { ...good, version: '0' }],
    ['altered', 'The pointer of checkout is not what', { ...good, sequence: 19 }],
    ['altered', 'The pointer of checkout is not what', { ...good, canary: { version: '2', share: 5 } }],
    ['altered', 'The pointer of checkout is not what', signPointer('account', pointer, team.signer)],
    ['foreign-key', 'which may release only catalog', signPointer('checkout', pointer, catalog.signer)],
  ])('is refused as %s: %s', (refusal, message, changed) => {
    expect(point(changed)).toThrow(
      expect.objectContaining({ refusal, message: expect.stringContaining(message) }),
    );
  });

  it('counts for one remote only, whatever the pointer itself calls the remote', () => {
    const every = aReleaseKey('every-1');
    const own = writeKeysFile(mkdtempSync(path.join(dir, 'every-')), { 'every-1': every.key });
    const ofCatalog = signPointer('catalog', pointer, every.signer);
    expect(own.trust.checkPointer('catalog', ofCatalog)).toMatchObject({ version: '1' });
    for (const moved of [ofCatalog, { ...ofCatalog, id: 'catalog' }])
      expect(() => own.trust.checkPointer('checkout', moved)).toThrow(
        expect.objectContaining({ refusal: 'altered' }),
      );
  });

  it('does not allow fields that a pointer does not have', () => {
    const extended = { ...pointer, id: 'checkout' };
    expect(point(signPointer('checkout', extended, team.signer))).toThrow(
      'The pointer of checkout cannot be used',
    );
  });

  it('needs a sequence, by which shells notice a replay', () => {
    expect(point(signPointer('checkout', { version: '1' }, team.signer))).toThrow('sequence');
  });
});

describe('the keys that shells trust', () => {
  it('include the development key in a demo shop only', () => {
    const { keysFile } = folder;
    const signer = openDevelopmentKey(dir);
    const release = { bytes: bytesOf(), signature: signer.sign(bytesOf()) };
    const demo = openTrust({ keysFile, developmentKeyFile: developmentKeyFile(dir) });
    expect(demo.checkRelease('checkout', '1', release)).toBe('development');
    expect(() =>
      openTrust({ keysFile, developmentKeyFile: null }).checkRelease('checkout', '1', release),
    ).toThrow(expect.objectContaining({ refusal: 'development-key' }));
  });

  it('change with their file, and stay as they are while it is invalid', () => {
    const own = mkdtempSync(path.join(dir, 'keys-'));
    const { keysFile, trust, write } = writeKeysFile(own, { 'checkout-1': team.key });
    expect(trust.refresh()).toBe(false);
    expect(trust.allows('checkout-1', 'checkout')).toBe(true);
    writeFileSync(keysFile, '{');
    expect(() => trust.refresh()).toThrow('releases.keys.json is no JSON');
    expect(trust.allows('checkout-1', 'checkout')).toBe(true);
    write({ 'checkout-1': { ...team.key, revoked: { at: PAST, reason: 'lost' } } });
    expect(trust.refresh()).toBe(true);
    expect(trust.allows('checkout-1', 'checkout')).toBe(false);
  });

  it.each([
    [
      'two ids of one key',
      { 'checkout-1': team.key, 'checkout-2': team.key },
      'two ids have the same public key',
    ],
    ['the id of the development key', { development: team.key }, 'the id development belongs to demo shops'],
    ['an unknown field', { 'checkout-1': { ...team.key, remote: 'checkout' } }, 'keys.checkout-1'],
    ['a short public key', { 'checkout-1': { ...team.key, publicKey: 'x' } }, 'keys.checkout-1.publicKey'],
    ['no file', null, 'RELEASE_KEYS names their file'],
  ])('cannot come from a file with %s', (_, keys, problem) => {
    const own = mkdtempSync(path.join(dir, 'keys-'));
    const keysFile = path.join(own, 'releases.keys.json');
    if (keys) writeFileSync(keysFile, JSON.stringify({ keys }));
    expect(() => openTrust({ keysFile, developmentKeyFile: null })).toThrow(problem);
  });
});
