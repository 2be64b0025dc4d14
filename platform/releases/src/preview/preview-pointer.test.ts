import { describe, expect, it } from 'vitest';
import { droppedVersions, nextPointer, type Pointer } from '../pointers.ts';
import { endPreview, parseDays, parsePreviewName, setPreview } from './preview-pointer.ts';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2031-01-01T00:00:00.000Z');
const [KEY, OTHER_KEY] = ['k'.repeat(43), 'o'.repeat(43)];
const POINTER: Pointer = { version: '1', since: '2030-01-01T00:00:00.000Z', by: 'release', previous: [] };
const start = (pointer: Pointer | undefined = POINTER, name = 'redesign', now = NOW) =>
  setPreview(pointer, 'content', name, { version: '2', days: 14, key: KEY }, now);

describe('the preview in a pointer', () => {
  it('has a version, an end and the hash of its secret, and leaves the current version as it is', () => {
    expect(start()).toEqual({
      ...POINTER,
      previews: {
        redesign: {
          version: '2',
          since: '2031-01-01T00:00:00.000Z',
          until: '2031-01-15T00:00:00.000Z',
          key: KEY,
        },
      },
    });
  });

  it('needs a release that everybody gets', () => {
    expect(() => setPreview(undefined, 'content', 'a', { version: '2', days: 1, key: KEY })).toThrow(
      'content has no release yet',
    );
  });

  it('keeps its link when its version changes, unless a new link is wanted', () => {
    const next = { version: '3', days: 1, key: OTHER_KEY };
    const changed = setPreview(start(), 'content', 'redesign', next, NOW);
    expect(changed.previews?.redesign).toMatchObject({ version: '3', key: KEY });
    const replaced = setPreview(start(), 'content', 'redesign', { ...next, isLinkNew: true }, NOW);
    expect(replaced.previews?.redesign?.key).toBe(OTHER_KEY);
  });

  it('keeps the files of the version before, and of no earlier one', () => {
    const change = (pointer: Pointer, version: string) =>
      setPreview(pointer, 'content', 'redesign', { version, days: 1, key: KEY }, NOW);
    const third = change(start(), '3');
    expect(third.previews?.redesign).toMatchObject({ version: '3', previous: '2' });
    expect(droppedVersions(start(), third)).toEqual([]);
    expect(change(third, '3').previews?.redesign?.previous).toBe('2');
    expect(droppedVersions(third, change(third, '4'))).toEqual(['2']);
  });

  it('gets another link when it is started again after its end', () => {
    const ended = endPreview(start(), 'content', 'redesign', NOW + DAY_MS);
    const next = { version: '2', days: 1, key: OTHER_KEY };
    const again = setPreview(ended, 'content', 'redesign', next, NOW + DAY_MS);
    expect(again.previews?.redesign?.key).toBe(OTHER_KEY);
  });

  // The test must notice this fault in platform/releases/src/pointers.ts
  // - ...(previews ? { previews } : {}),
  it('survives a release to everybody, and leaves the pointer a day after its end', () => {
    const ended = endPreview(
      start(start(), 'other', Date.now()),
      'content',
      'other',
      Date.now() - 2 * DAY_MS,
    );
    expect(Object.keys(ended.previews ?? {})).toEqual(['redesign', 'other']);
    expect(Object.keys(nextPointer(ended, '3', 'release').previews ?? {})).toEqual(['redesign']);
    const old = endPreview(start(), 'content', 'redesign', Date.now() - 2 * DAY_MS);
    expect(nextPointer(old, '3', 'release')).not.toHaveProperty('previews');
  });

  it('ends at the time of the command, and cannot be ended again', () => {
    const ended = endPreview(start(), 'content', 'redesign', NOW + DAY_MS);
    expect(ended.previews?.redesign?.until).toBe('2031-01-02T00:00:00.000Z');
    expect(() => endPreview(ended, 'content', 'redesign', NOW + DAY_MS)).toThrow(
      'content has no preview redesign',
    );
    expect(() => endPreview(POINTER, 'content', 'redesign', NOW)).toThrow('content has no preview redesign');
  });

  it('is one of ten at most', () => {
    const names = Array.from({ length: 10 }, (_, n) => `p${n}`);
    const full = names.reduce<Pointer>((pointer, name) => start(pointer, name), POINTER);
    expect(() => start(full, 'p10')).toThrow('content has 10 previews already');
    expect(start(full, 'p9').previews).toHaveProperty('p9');
  });

  it.each(['', 'Redesign', 'a b', '-a', 'a-', 'a.b', 'á', 'a'.repeat(41)])(
    'has a name that fits into an address, not "%s"',
    (name) => expect(() => parsePreviewName(name)).toThrow('is not a name for a preview'),
  );

  it.each(['', '0', '91', '1.5', 'two'])('lasts 1 to 90 days, not "%s"', (days) =>
    expect(() => parseDays(days)).toThrow('A preview lasts 1 to 90 days'),
  );
});
