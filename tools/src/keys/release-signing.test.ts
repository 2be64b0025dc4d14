import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publicTextOf, writePrivateKey } from 'releases/signing/key-pair';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addKey } from './edit-keys.ts';
import { openReleaseSigning, openShopSigning } from './release-signing.ts';

let dir: string;
let keyFile: string;
/** Id of the key that signs. */
const keyOf = (signing = openReleaseSigning()) =>
  signing.signPointer('checkout', { sequence: 1 }).signature.key;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'release-signing-'));
  keyFile = path.join(dir, 'team.pem');
  const publicKey = publicTextOf(writePrivateKey(keyFile));
  const keys = addKey({}, 'checkout-1', { publicKey, remotes: ['checkout'], days: 1 }, new Date());
  writeFileSync(path.join(dir, 'keys.json'), JSON.stringify({ keys }));
  for (const name of ['SHOP_MODE', 'RELEASE_KEY', 'RELEASE_KEY_FILE', 'RELEASE_DAYS']) vi.stubEnv(name, '');
  vi.stubEnv('RELEASE_KEYS', path.join(dir, 'keys.json'));
  vi.stubEnv('KEYS_DIR', path.join(dir, 'keys'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dir, { recursive: true, force: true });
});

describe('the key of a command', () => {
  it('is the development key in a demo, and missing in production', () => {
    expect(keyOf()).toBe('development');
    vi.stubEnv('SHOP_MODE', 'production');
    expect(() => openReleaseSigning()).toThrow('set RELEASE_KEY_FILE or RELEASE_KEY');
  });

  it('comes from a file, or from a text with escaped line breaks', () => {
    expect(keyOf(openReleaseSigning(keyFile))).toBe('checkout-1');
    vi.stubEnv('RELEASE_KEY', readFileSync(keyFile, 'utf8').replaceAll('\n', '\\n'));
    expect(keyOf()).toBe('checkout-1');
  });

  it('is the development key for a shop that runs from its sources, whose remotes belong to many teams', () => {
    vi.stubEnv('RELEASE_KEY_FILE', keyFile);
    expect(keyOf()).toBe('checkout-1');
    expect(keyOf(openShopSigning())).toBe('development');
    expect(() => openReleaseSigning().signPointer('catalog', {})).toThrow(
      'The key checkout-1 may not release catalog',
    );
    expect(() => openReleaseSigning().assertOwner('catalog')).toThrow('may not release catalog');
    openReleaseSigning().assertOwner('checkout');
  });

  it.each([
    ['a missing file', { RELEASE_KEY_FILE: 'var/nothing.pem' }, 'There is no release key at var/nothing.pem'],
    ['a text that is no key', { RELEASE_KEY: 'secret' }, 'RELEASE_KEY is no private release key'],
    ['an invalid number of days', { RELEASE_DAYS: '-1' }, 'RELEASE_DAYS is -1'],
  ])('is refused for %s', (_, env, problem) => {
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    expect(() => openReleaseSigning()).toThrow(problem);
  });

  it('is refused if shells do not know its public key', () => {
    writePrivateKey(path.join(dir, 'other.pem'));
    expect(() => openReleaseSigning(path.join(dir, 'other.pem'))).toThrow(
      'Shells would refuse what it signs',
    );
  });
});
