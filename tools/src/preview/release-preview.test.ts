import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keyOfSecret } from 'releases/preview/preview';
import { openReleaseStorage } from 'releases/storage/open-release-storage';
import type { ReleaseStorage } from 'releases/storage/release-storage';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  assertPreviewable,
  describePreview,
  readPreviewOptions,
  removePreview,
  startPreview,
} from './release-preview.ts';

describe('the options of a preview', () => {
  it('are a name, and its days or its removal', () => {
    expect(readPreviewOptions({})).toBeNull();
    const usual = { name: 'redesign', days: 14, isLinkNew: false, remove: false };
    expect(readPreviewOptions({ preview: 'redesign' })).toEqual(usual);
    expect(readPreviewOptions({ preview: 'redesign', days: '3', 'new-link': true })).toEqual({
      ...usual,
      days: 3,
      isLinkNew: true,
    });
    expect(readPreviewOptions({ preview: 'redesign', remove: true })).toEqual({ ...usual, remove: true });
  });

  it.each([
    [{ days: '3' }, 'belong to --preview'],
    [{ remove: true }, 'belong to --preview'],
    [{ preview: 'a', share: '5' }, 'A preview has no share'],
    [{ preview: 'a', stop: true }, 'A preview has no share'],
    [{ preview: 'a', remove: true, days: '3' }, '--remove needs no other option'],
    [{ preview: 'A' }, 'is not a name for a preview'],
  ])('refuse %j', (texts, problem) => expect(() => readPreviewOptions(texts)).toThrow(problem));

  it('are for remotes only', () => {
    expect(() => assertPreviewable('shell')).toThrow('Only remotes have previews');
    assertPreviewable('content');
  });
});

describe('the preview of a remote', () => {
  let dir: string;
  let releases: ReleaseStorage;
  const env = { PUBLIC_URL: 'https://tienda.example/' };
  const preview = async () => (await releases.pointers()).remotes.content?.previews?.redesign;
  const start = (changes: object = {}) =>
    startPreview(
      releases,
      'content',
      { name: 'redesign', version: '2', days: 14, isLinkNew: false, ...changes },
      env,
    );

  beforeEach(async () => {
    dir = mkdtempSync(path.join(tmpdir(), 'release-preview-'));
    releases = openReleaseStorage({ dir });
    await releases.point('content', '1', 'start');
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it('starts with a link, whose secret only the printed text has', async () => {
    const text = await start();
    const [, secret = ''] = /^https:\/\/tienda\.example\/preview\/redesign\.([\w-]{22})$/m.exec(text) ?? [];
    expect(await preview()).toMatchObject({ version: '2', key: keyOfSecret(secret) });
    expect(JSON.stringify(await releases.pointers())).not.toContain(secret);
    expect((await releases.pointers()).remotes.content?.version).toBe('1');
  });

  it('keeps its link with the next version, and gets another one with --new-link', async () => {
    await start();
    const key = (await preview())?.key;
    expect(await start({ version: '3' })).toContain('Its link stays the same');
    expect(await preview()).toMatchObject({ version: '3', key });
    expect(await start({ version: '3', isLinkNew: true })).toContain('/preview/redesign.');
    expect((await preview())?.key).not.toBe(key);
  });

  it('ends with --remove, and is in the history', async () => {
    await start();
    expect(await removePreview(releases, 'content', 'redesign')).toContain('has ended');
    await expect(removePreview(releases, 'content', 'redesign')).rejects.toThrow('has no preview redesign');
    expect((await releases.history('content')).map(({ preview: one }) => one?.version)).toEqual([
      undefined,
      '2',
      '2',
    ]);
  });

  it('is listed with the days that are left', () => {
    const now = Date.parse('2031-01-01T12:00:00.000Z');
    const one = { version: '2', since: '', until: '2031-01-03T00:00:00.000Z', key: '' };
    expect(describePreview('redesign', one, now)).toBe('preview redesign 2, 2 days left');
    const later = now + 36 * 3_600_000;
    expect(describePreview('redesign', one, later - 1)).toBe('preview redesign 2, 1 day left');
    expect(describePreview('redesign', one, later)).toBe(
      'preview redesign 2 ended at 2031-01-03T00:00:00.000Z',
    );
  });
});
