import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openRemoteRegistry, type RemoteRegistry } from './remote-registry.ts';
import { addServerBundle } from './testing/releases-folder.ts';

const HASHED: Record<string, string> = { 'remoteEntry.js': 'sha384-x' };

describe('registry', () => {
  let dir: string;
  let registry: RemoteRegistry;
  const log = { warn: vi.fn(), info: vi.fn() };
  const release = (version: string, contract = CONTRACT_VERSION, integrity = HASHED) => {
    const folder = path.join(dir, 'catalog', version);
    mkdirSync(path.join(folder, 'client'), { recursive: true });
    writeFileSync(path.join(folder, 'client/remoteEntry.js'), '');
    const manifest = {
      id: 'catalog',
      version,
      contract,
      federation: '2',
      entry: 'remoteEntry.js',
      app: { js: [], css: [] },
      chunks: {},
      integrity,
      files: addServerBundle(folder),
    };
    writeFileSync(path.join(folder, 'release.json'), JSON.stringify(manifest));
  };
  const point = (text: string) => writeFileSync(path.join(dir, 'remotes.json'), text);
  const pointAt = (version: string) => point(JSON.stringify({ remotes: { catalog: { version } } }));
  const open = (options = {}) => {
    registry = openRemoteRegistry(dir, log, options);
    return registry;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    dir = mkdtempSync(path.join(tmpdir(), 'registry-'));
    release('1.0.0');
    pointAt('1.0.0');
  });
  afterEach(() => {
    registry.stop();
    rmSync(dir, { recursive: true, force: true });
    vi.useRealTimers();
    vi.clearAllMocks();
  });

  it('uses a new release without a restart', () => {
    open();
    expect(registry.revision()).toBe('catalog@1.0.0');
    release('1.1.0');
    pointAt('1.1.0');
    vi.advanceTimersByTime(5_000);
    expect(registry.current().get('catalog')?.base).toBe('/remotes/catalog/1.1.0/');
  });

  it('uses a new release immediately if the system reports file changes', async () => {
    open();
    vi.useRealTimers();
    release('1.1.0');
    pointAt('1.1.0');
    await vi.waitFor(() => expect(registry.revision()).toBe('catalog@1.1.0'), { timeout: 30_000 });
  });

  it('never runs a server bundle whose hash differs', () => {
    open();
    release('1.1.0');
    writeFileSync(path.join(dir, 'catalog/1.1.0/server/index.mjs'), 'process.exit()');
    pointAt('1.1.0');
    vi.advanceTimersByTime(5_000);
    expect(registry.revision()).toBe('catalog@1.0.0');
    expect(log.warn).toHaveBeenCalledWith(
      expect.objectContaining({ reason: 'catalog 1.1.0: server/index.mjs is not what was built' }),
      expect.any(String),
    );
  });

  it.each([
    ['not what was built', 'body{background:url(//evil.example)}', 'client/page.css is not what was built'],
    ['gone', null, 'no such file'],
    ['without a hash', 'body{}', 'names no hash of client/page.css'],
  ])('refuses a release with a style sheet that is %s', (state, css, reason) => {
    open();
    const built = 'body{}';
    release('1.1.0');
    const folder = path.join(dir, 'catalog/1.1.0');
    const file = path.join(folder, 'release.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    const hash = `sha384-${createHash('sha384').update(built).digest('base64')}`;
    if (state !== 'without a hash') manifest.files['client/page.css'] = hash;
    writeFileSync(file, JSON.stringify({ ...manifest, chunks: { wine: { js: [], css: ['page.css'] } } }));
    if (css !== null) writeFileSync(path.join(folder, 'client/page.css'), css);
    pointAt('1.1.0');
    vi.advanceTimersByTime(5_000);
    expect(registry.revision()).toBe('catalog@1.0.0');
    expect(log.warn.mock.calls[0]?.[0].reason).toContain(reason);
  });

  it('gives pages the verified style sheets, even if the files change later', () => {
    const built = 'body{color:red}\n/*# sourceMappingURL=app.css.map*/';
    release('1.1.0');
    const folder = path.join(dir, 'catalog/1.1.0');
    const file = path.join(folder, 'release.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    manifest.files['client/app.css'] = `sha384-${createHash('sha384').update(built).digest('base64')}`;
    writeFileSync(file, JSON.stringify({ ...manifest, app: { js: [], css: ['app.css'] } }));
    writeFileSync(path.join(folder, 'client/app.css'), built);
    pointAt('1.1.0');
    open();
    writeFileSync(path.join(folder, 'client/app.css'), 'body{color:blue}');
    expect(registry.current().get('catalog')?.styles?.get('app.css')).toBe('body{color:red}');
  });

  it('in `pnpm dev`, gives the URL of a remote that is being edited, without hashes', () => {
    const file = path.join(dir, 'catalog/1.0.0/release.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...manifest, base: '/dev/live/catalog/', integrity: {} }));
    expect(open({ live: true }).current().get('catalog')?.base).toBe('/dev/live/catalog/');
    registry.stop();
    expect(open().current().size).toBe(0);
  });

  it.each(['{', '', '{"remotes":{"catalog":{"version":"../../etc"}}}'])(
    'keeps the last valid state when the pointer file is %j',
    (text) => {
      open();
      point(text);
      vi.advanceTimersByTime(5_000);
      expect(registry.revision()).toBe('catalog@1.0.0');
      expect(log.warn).toHaveBeenCalled();
    },
  );

  it('keeps the current release if the next one is incomplete', () => {
    open();
    pointAt('2.0.0');
    vi.advanceTimersByTime(5_000);
    expect(registry.revision()).toBe('catalog@1.0.0');
  });

  it('refuses a release with an unsupported contract version, with the reason', () => {
    release('9.0.0', CONTRACT_VERSION + 1);
    pointAt('9.0.0');
    expect(open().current().size).toBe(0);
    expect(log.warn.mock.calls[0]?.[0].reason).toContain('speaks contract');
  });

  it('refuses a release without a hash of its entry, because tampering could not be detected', () => {
    release('1.3.0', CONTRACT_VERSION, {});
    pointAt('1.3.0');
    expect(open().current().size).toBe(0);
    expect(log.warn.mock.calls[0]?.[0].reason).toContain('names no hash of remoteEntry.js');
  });
});
