import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createReleasesFolder, type ReleasesFolder } from 'releases/testing/releases-folder';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAddress } from './address-release.ts';

describe('a remote from another address', () => {
  let folder: ReleasesFolder;
  const files = new Map<string, string>();
  const read = (url: string) => readAddress('checkout', url, folder.options());

  beforeEach(() => {
    folder = createReleasesFolder();
    folder.add('checkout', '1');
    for (const name of ['release.json', 'release.sig.json'])
      files.set(name, readFileSync(path.join(folder.dir, 'checkout/1', name), 'utf8'));
    vi.stubGlobal('fetch', async (url: string) => {
      const body = files.get(url.split('/').at(-1) as string);
      return new Response(body ?? '', { status: body === undefined ? 404 : 200 });
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    folder.remove();
  });

  it('is loaded from another machine if its team signed it', async () => {
    expect((await read('https://elsewhere.example')).version).toBe('1');
  });

  it('is loaded from the machine of a developer that the shell cannot read', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('fetch failed')));
    const { trust } = folder.options();
    const far = (url: string) => readAddress('checkout', url, { trust, isFar: true });
    expect(await far('http://localhost:3100/dev/live/checkout')).toMatchObject({
      base: 'http://localhost:3100/dev/live/checkout/',
      manifest: { entry: 'remoteEntry.js' },
      unchecked: true,
    });
    await expect(far('https://elsewhere.example')).rejects.toThrow('fetch failed');
  });

  it.each([
    ['is not signed', () => files.delete('release.sig.json'), 'checkout 1 is not signed'],
    [
      'was changed',
      () => files.set('release.json', `${files.get('release.json')} `),
      'checkout 1 is not what the key test-1 signed',
    ],
  ])('is refused from another machine if it %s, and accepted from this one', async (_, harm, reason) => {
    harm();
    await expect(read('https://elsewhere.example')).rejects.toThrow(reason);
    expect((await read('http://localhost:3101')).version).toBe('1');
  });
});
