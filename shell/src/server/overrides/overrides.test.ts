import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { openRemoteRegistry, type RemoteRegistry } from 'releases/remote-registry';
import { aManifest, createReleasesFolder, type ReleasesFolder } from 'releases/testing/releases-folder';
import { REMOTE_IDS } from 'shared-contracts/remote';
import { CONTRACT_VERSION, OLDEST_SERVED_CONTRACT } from 'shared-contracts/version';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createOverrides } from './overrides.ts';
import { overrideRights } from './rights.ts';

const SHOP = 'https://shop.example';
const production = { SHOP_MODE: 'production', PUBLIC_URL: SHOP };
const demo = { SHOP_MODE: 'demo' };

describe('a remote with an override in the address', () => {
  let folder: ReleasesFolder;
  let registry: RemoteRegistry;
  let web: Server | undefined;
  let clock = 0;
  const open = (env: Record<string, string>) => {
    const options = folder.options();
    registry = openRemoteRegistry(folder.dir, { warn: () => {}, info: () => {} }, options);
    const config = readConfig(env);
    const rights = overrideRights(config);
    return createOverrides({
      rights,
      qa: config.qa,
      releasesDir: folder.dir,
      trust: options.trust,
      now: () => clock,
    });
  };
  /** Returns the version of each remote, and failed overrides. */
  const read = async (env: Record<string, string>, search: string) => {
    const view = await open(env).read(new URLSearchParams(search), registry.current());
    return (
      view && {
        checkout: view.releases.get('checkout')?.version,
        catalog: view.releases.get('catalog')?.version,
        problems: view.problems.map(({ remote, reason }) => `${remote}: ${reason}`),
        unchecked: view.active.filter(({ unchecked }) => unchecked).map(({ remote }) => remote),
      }
    );
  };
  /** Starts a web server with these files. @returns its URL */
  const serve = async (files: Record<string, unknown>): Promise<string> => {
    web = createServer(({ url = '' }, reply) => {
      const body = files[url];
      reply.writeHead(body === undefined ? 404 : 200);
      reply.end(typeof body === 'string' ? body : JSON.stringify(body));
    }).listen(0, '127.0.0.1');
    await once(web, 'listening');
    return `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
  };

  beforeEach(() => {
    folder = createReleasesFolder();
    for (const id of ['catalog', 'checkout', 'account', 'content']) {
      folder.add(id, '2.0.0');
      folder.add(id, 'stub');
    }
    folder.add('qa', 'panel');
    folder.add('checkout', '1.2.0');
    folder.add('checkout', 'stub-slow');
    folder.add('checkout', '0.9.0', { contract: OLDEST_SERVED_CONTRACT - 1 });
    folder.point({ catalog: '2.0.0', checkout: '2.0.0', account: '2.0.0', content: '2.0.0' });
  });
  afterEach(() => {
    registry.stop();
    folder.remove();
    web?.close();
    web = undefined;
  });

  it.each(['remote.checkout=stub', 'remote.checkout=1.2.0', 'remote.checkout=http://localhost:1'])(
    'is not replaced in production by %s',
    async (search) => {
      expect(await read(production, search)).toBeNull();
    },
  );

  it('is replaced in production if ALLOW_OVERRIDES lists the shop’s own origin', async () => {
    const env = { ...production, ALLOW_OVERRIDES: SHOP };
    expect(await read(env, 'remote.checkout=stub')).toMatchObject({ checkout: 'stub', problems: [] });
    expect(await read(env, 'remote.checkout=http://localhost:1')).toMatchObject({
      checkout: '2.0.0',
      problems: ['checkout: not-allowed'],
    });
  });

  it('is loaded in production only from listed origins, without stubs', async () => {
    const files = {
      '/release.json': aManifest('checkout', '9.0.0'),
      '/remoteEntry.js': '//',
    };
    const address = await serve(files);
    const env = { ...production, ALLOW_OVERRIDES: address };
    expect(await read(env, `remote.checkout=${address}`)).toMatchObject({ checkout: '9.0.0', problems: [] });
    expect(await read(env, 'remote.checkout=stub')).toMatchObject({
      checkout: '2.0.0',
      problems: ['checkout: not-allowed'],
    });
  });

  it.each([
    ['remote.checkout=stub:slow', 'stub-slow'],
    ['remote.checkout=1.2.0', '1.2.0'],
    ['remote.checkout=real', '2.0.0'],
  ])('is replaced in a demo shop by %s, the others are not', async (search, version) => {
    expect(await read(demo, `page=2&${search}`)).toMatchObject({ checkout: version, catalog: '2.0.0' });
  });

  it.each([
    ['remote.checkout=7.7.7', 'checkout: missing'],
    ['remote.checkout=stub:empty', 'checkout: stub-missing'],
    ['remote.checkout=..', 'checkout: unreadable'],
    ['remote.checkout=../../../etc', 'checkout: unreadable'],
    ['remote.checkout=..%2F..%2Fqa%2Fpanel', 'checkout: unreadable'],
    ['remote.cellar=stub', 'cellar: unknown-remote'],
    ['remote.checkout=https://elsewhere.example', 'checkout: not-allowed'],
    ['remote.checkout=http://localhost:1', 'checkout: unreachable'],
  ])('stays the current release for %s, with the reason %s', async (search, problem) => {
    expect(await read(demo, search)).toMatchObject({ checkout: '2.0.0', problems: [problem] });
  });

  it('is refused with the version numbers if the shell does not support its contract version', async () => {
    const view = await open(demo).read(new URLSearchParams('remote.checkout=0.9.0'), registry.current());
    expect(view?.problems[0]).toMatchObject({ reason: 'contract', value: '0.9.0' });
    expect(view?.problems[0]?.detail).toContain(`serves ${OLDEST_SERVED_CONTRACT} to ${CONTRACT_VERSION}`);
  });

  it.each(['127.0.0.1', 'localhost'])('tells why its server on %s does not answer', async (host) => {
    const { port } = new URL(await serve({}));
    web?.close();
    const search = `remote.checkout=http://${host}:${port}`;
    const view = await open(demo).read(new URLSearchParams(search), registry.current());
    expect(view?.problems[0]).toMatchObject({ reason: 'unreachable' });
    expect(view?.problems[0]?.detail).toContain('ECONNREFUSED');
  });

  it('is refused if its release has no hash of the entry', async () => {
    folder.add('checkout', '1.3.0', { integrity: {} });
    expect(await read(demo, 'remote.checkout=1.3.0')).toMatchObject({ problems: ['checkout: no-hash'] });
  });

  it('is refused if no valid key signed its release', async () => {
    rmSync(path.join(folder.dir, 'checkout/1.2.0/release.sig.json'));
    expect(await read(demo, 'remote.checkout=1.2.0')).toMatchObject({
      checkout: '2.0.0',
      problems: ['checkout: signature'],
    });
  });

  it('may have no hashes if this machine serves it, and is marked as unchecked', async () => {
    const address = await serve({ '/remoteEntry.js': '//' });
    expect(await read(demo, `remote.checkout=${address}/`)).toMatchObject({
      checkout: 'dev',
      problems: [],
      unchecked: ['checkout'],
    });
  });

  it('is a stub in QA without an override', async () => {
    const env = { ...demo, QA: '1' };
    expect(await read(env, '')).toMatchObject({ checkout: 'stub', catalog: 'stub' });
    expect(await read(env, 'remote.checkout=real')).toMatchObject({ checkout: '2.0.0', catalog: 'stub' });
    const view = await open(env).read(new URLSearchParams(''), registry.current());
    expect(view?.active).toEqual([]);
    expect(view?.releases.get('qa')?.version).toBe('panel');
  });

  it('tells that a scenario of the stubbed API exists in QA only', async () => {
    expect(await read(demo, 'api=sold-out')).toMatchObject({ problems: ['api: qa-only'] });
    expect(await read(production, 'api=sold-out')).toBeNull();
    expect(await read({ ...demo, QA: '1' }, 'api=sold-out')).toMatchObject({ problems: [] });
  });

  it('names the remotes that exist beside one that does not', async () => {
    const view = await open(demo).read(new URLSearchParams('remote.cellar=stub'), registry.current());
    expect(view?.problems[0]?.detail).toBe(REMOTE_IDS.join(', '));
  });

  it('refuses QA mode in production', () => {
    expect(() => readConfig({ ...production, QA: '1' })).toThrow(/QA/);
  });

  it('is absent on an ordinary page', async () => {
    expect(await read(demo, 'page=2&tipo=tinto')).toBeNull();
    expect(await read(demo, `remote.checkout=stub&q=${'x'.repeat(3_000)}`)).toBeNull();
  });

  it('keeps its render worker for a while', async () => {
    const overrides = open(demo);
    await overrides.read(new URLSearchParams('remote.checkout=1.2.0'), registry.current());
    expect(overrides.recent().map(({ version }) => version)).toEqual(['1.2.0']);
    clock += 10 * 60_000;
    expect(overrides.recent()).toEqual([]);
  });
});
