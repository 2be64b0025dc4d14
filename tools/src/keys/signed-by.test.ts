import { openReleaseStore } from 'releases/release-store';
import { aCanary, createReleasesFolder, type ReleasesFolder } from 'releases/testing/releases-folder';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { releasesSignedBy } from './signed-by.ts';

let folder: ReleasesFolder;
beforeEach(() => {
  folder = createReleasesFolder();
  for (const version of ['1', '2', '3']) folder.add('checkout', version);
  folder.point({ checkout: '2' }, { checkout: aCanary('3', 5) });
});
afterEach(() => folder.remove());

const signedBy = (keyId: string) => {
  const { read } = openReleaseStore(folder.dir);
  return releasesSignedBy(keyId, { dir: folder.dir, pointers: async () => read() });
};

it('names the current releases and canaries of a key', async () => {
  expect(await signedBy('test-1')).toEqual(['checkout 2', 'checkout 3']);
});

it('names the current release of the office', async () => {
  folder.add('office', '1');
  folder.point({ checkout: '2', office: '1' });
  expect(await signedBy('test-1')).toContain('office 1');
});

it('names nothing for a key that signed nothing', async () => {
  expect(await signedBy('test-2')).toEqual([]);
});
