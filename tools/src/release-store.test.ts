import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openReleases } from './release-store.ts';

describe('releases', () => {
  let root: string;
  let releases: ReturnType<typeof openReleases>;
  const pointer = () =>
    JSON.parse(readFileSync(path.join(root, 'releases/remotes.json'), 'utf8')).remotes.catalog;
  const build = (version: string): string => {
    const dir = path.join(root, 'mfe-catalog');
    for (const folder of ['client', 'server']) mkdirSync(path.join(dir, 'dist', folder), { recursive: true });
    writeFileSync(path.join(dir, 'dist/client/main.js'), version);
    writeFileSync(path.join(dir, 'dist/release.json'), JSON.stringify({ id: 'catalog', version }));
    return dir;
  };

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'releases-'));
    releases = openReleases(path.join(root, 'releases'));
  });

  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('copies a build to a folder of its own and points at it', () => {
    releases.follow(build('1.0.0-a'));
    expect(readFileSync(path.join(root, 'releases/catalog/1.0.0-a/client/main.js'), 'utf8')).toBe('1.0.0-a');
    expect(pointer()).toMatchObject({ version: '1.0.0-a', by: 'start', previous: [] });
  });

  it('never changes a release that is there', () => {
    releases.copy(build('1.0.0-a'));
    writeFileSync(path.join(root, 'mfe-catalog/dist/client/main.js'), 'other bytes, same version');
    releases.copy(path.join(root, 'mfe-catalog'));
    expect(readFileSync(path.join(root, 'releases/catalog/1.0.0-a/client/main.js'), 'utf8')).toBe('1.0.0-a');
  });

  it('goes back to the version before, and start keeps what a person chose', () => {
    releases.follow(build('1.0.0-a'));
    releases.follow(build('1.0.0-b'));
    expect(releases.rollback('catalog')).toBe('1.0.0-a');
    expect(releases.follow(build('1.0.0-c'))).toEqual({ id: 'catalog', version: '1.0.0-a', kept: '1.0.0-c' });
    expect(pointer()).toMatchObject({ version: '1.0.0-a', by: 'rollback' });
  });

  it('says so when there is nothing to go back to', () => {
    releases.follow(build('1.0.0-a'));
    expect(() => releases.rollback('catalog')).toThrow('catalog has no earlier release to go back to');
  });

  it('names the command when a remote was never built', () => {
    expect(() => releases.copy(path.join(root, 'mfe-nothing'))).toThrow('Run: pnpm build');
  });

  it('leaves no lock behind, and names it when somebody else holds it', () => {
    releases.follow(build('1.0.0-a'));
    expect(existsSync(path.join(root, 'releases/.lock'))).toBe(false);
    mkdirSync(path.join(root, 'releases/.lock'));
    expect(() => releases.point('catalog', '1.0.0-b', 'release')).toThrow('.lock is held by another release');
  }, 15_000);
});
