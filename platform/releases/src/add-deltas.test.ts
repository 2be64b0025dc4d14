import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, zstdDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDeltas } from './add-deltas.ts';
import { deltaName, namePattern } from './delta-names.ts';
import { openReleaseStore } from './release-store.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest();
/** Text that hardly compresses, because it never repeats. */
const text = (seed: string) =>
  Array.from({ length: 300 }, (_, index) => sha256(`${seed} ${index}`).toString('hex')).join('\n');
const OLD = text('old');
const NEW = OLD.replace(OLD.slice(5_000, 5_010), 'changed 01');

describe('deltas', () => {
  let dir: string;
  const add = (version: string, files: Record<string, string>, id = 'catalog') => {
    const client = path.join(dir, id, version, 'client');
    mkdirSync(client, { recursive: true });
    for (const [name, content] of Object.entries(files)) {
      writeFileSync(path.join(client, name), content);
      writeFileSync(path.join(client, `${name}.br`), brotliCompressSync(content));
    }
  };
  const point = (...versions: string[]) => {
    for (const version of versions) openReleaseStore(dir).point('catalog', version, 'release');
  };
  const deltas = (version: string) => path.join(dir, 'catalog', version, 'deltas');
  /** The file that a browser decodes with this earlier file. */
  const decode = (version: string, name: string, dictionary: string): string => {
    const body = readFileSync(path.join(deltas(version), deltaName(name, sha256(dictionary))));
    // The header of RFC 9842: magic bytes and the hash of the dictionary.
    expect(body.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
    expect(body.subarray(8, 40)).toEqual(sha256(dictionary));
    return zstdDecompressSync(body.subarray(40), { dictionary: Buffer.from(dictionary) }).toString();
  };

  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'deltas-'));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it('turn a file of the previous release into that of the new one, for a few bytes', () => {
    add('1', { 'listing.11111111.js': OLD });
    add('2', { 'listing.22222222.js': NEW });
    point('1');
    const bytes = addDeltas(dir, 'catalog', '2');
    expect(decode('2', 'listing.22222222.js', OLD)).toBe(NEW);
    expect(bytes?.full).toBe(brotliCompressSync(NEW).length);
    expect(bytes?.delta).toBeLessThan(120);
  });

  it('serve a browser that has any kept release, and one that has the release of a rollback', () => {
    add('1', { 'listing.11111111.js': OLD });
    add('2', { 'listing.11111111.js': OLD, 'listing.css': 'no hash' });
    add('3', { 'listing.33333333.js': NEW });
    point('1', '2');
    addDeltas(dir, 'catalog', '3');
    expect(decode('3', 'listing.33333333.js', OLD)).toBe(NEW);
    point('3', '1');
    addDeltas(dir, 'catalog', '1');
    expect(decode('1', 'listing.11111111.js', NEW)).toBe(OLD);
  });

  it('cost a few bytes for a file that did not change', () => {
    add('1', { 'listing.11111111.js': OLD });
    add('2', { 'listing.11111111.js': OLD });
    point('1');
    expect(addDeltas(dir, 'catalog', '2')?.delta).toBeLessThan(70);
  });

  it('are left out for a new file, for other contents and for names without a hash', () => {
    add('1', { 'listing.11111111.js': text('another'), 'manifest.js': OLD });
    add('2', { 'listing.22222222.js': NEW, 'product.22222222.js': NEW, 'manifest.js': NEW });
    point('1');
    const full = 2 * brotliCompressSync(NEW).length;
    expect(addDeltas(dir, 'catalog', '2')).toEqual({ full, delta: full });
    expect(existsSync(deltas('2'))).toBe(false);
  });

  it('are not written again', () => {
    add('1', { 'listing.11111111.js': OLD });
    add('2', { 'listing.22222222.js': NEW });
    point('1');
    addDeltas(dir, 'catalog', '2');
    const [file] = readdirSync(deltas('2'));
    writeFileSync(path.join(deltas('2'), file as string), 'already here');
    expect(addDeltas(dir, 'catalog', '2')?.delta).toBe('already here'.length);
  });

  it('need an earlier release whose files still exist', () => {
    add('1', { 'listing.11111111.js': OLD });
    expect(addDeltas(dir, 'catalog', '1')).toBeNull();
    point('gone', '1');
    expect(addDeltas(dir, 'catalog', '1')).toMatchObject({ full: brotliCompressSync(OLD).length });
    expect(existsSync(deltas('1'))).toBe(false);
  });
});

describe('the name pattern of a file', () => {
  it.each([
    ['listing.11228c99.js', 'listing.*.js'],
    ['messages-en.88e28196.js', 'messages-en.*.js'],
    ['__federation_expose_app.e4e3675b.css', '__federation_expose_app.*.css'],
    ['remoteEntry.js', null],
    ['listing.11228c99.js.br', null],
    ['listing.11228c99.js.map', null],
  ])('of %s is %s', (file, pattern) => expect(namePattern(file)).toBe(pattern));
});
