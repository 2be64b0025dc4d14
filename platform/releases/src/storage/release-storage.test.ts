import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { useS3Server } from 'object-storage/testing/use-s3-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createReleaseSigning, type ReleaseSigning } from '../signing/release-signing.ts';
import { describeReleaseStorage } from '../testing/release-storage-suite.ts';
import { aReleaseKey, writeKeysFile } from '../testing/test-keys.ts';
import { openReleaseStorage } from './open-release-storage.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'release-storage-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('releases in a folder', () => {
  describeReleaseStorage(() => ({
    root,
    open: () => openReleaseStorage({ dir: path.join(root, 'releases') }),
  }));
});

describe('releases in a bucket', () => {
  const server = useS3Server();

  describeReleaseStorage(() => {
    const url = server.newAddress();
    const { signer, key } = aReleaseKey('team-1');
    const { trust } = writeKeysFile(root, { 'team-1': key });
    const signing: ReleaseSigning = {
      ...createReleaseSigning({ signer, trust, by: 'a test', days: 90 }),
      // The builds of the suite are not signed.
      isReleaseValid: () => true,
      assertReleaseValid: () => {},
    };
    return { root, open: (machine) => openReleaseStorage({ url, dir: path.join(root, machine) }, signing) };
  });

  it('refuses an address that is no bucket', () => {
    expect(() => openReleaseStorage({ url: 'https://cdn.example/x', dir: root })).toThrow(
      'RELEASES_URL https://cdn.example/x is no bucket. Use s3://bucket/prefix, or leave it empty',
    );
  });
});
