/**
 * Conformance suite for remotes, real ones and stubs (docs/architecture/contract.md#remotemodule). Needs a
 * document.
 */
import { LOCALES } from 'shared-contracts/locale';
import type { MountProps, RemoteModule } from 'shared-contracts/remote';
import { OLDEST_SERVED_CONTRACT } from 'shared-contracts/version';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStubHost, type StubHostOptions } from '../host/stub-host.ts';
import { describeEarlyInput } from './early-input.ts';
import {
  createSuiteApi,
  expectServedContract,
  LOST_API,
  onServer,
  pathsOf,
  type RemoteUnderTest,
  WAIT,
} from './remote-under-test.ts';
import { watchErrors } from './watch-errors.ts';
import { watchHost, watchPage } from './watch-page.ts';

/** How long timers and calls of an unmounted remote may still run. */
const SETTLE_MS = 5_000;

export const describeRemoteModule = (name: string, remote: RemoteUnderTest): void => {
  describe(`remote module of ${name}`, () => {
    let app: RemoteModule;
    let domElement: HTMLElement;
    let paths: { pattern: string; path: string }[];
    const ends: (() => void | Promise<void>)[] = [];

    const hostFor = (options: StubHostOptions = {}) => {
      const locale = options.locale ?? 'es';
      const stub = createStubHost({ cart: 'none', api: createSuiteApi(locale), ...options, locale });
      ends.push(() => stub.close());
      return stub;
    };
    const problemsOf = (host: ReturnType<typeof hostFor>) =>
      host.log.entries().filter(({ kind }) => kind === 'report' || kind === 'refusal');
    const hasMoved = (host: ReturnType<typeof hostFor>) =>
      host.log.entries().some(({ kind }) => kind === 'navigate');
    const go = (path: string) => history.replaceState(null, '', path);
    const pathOf = (pattern: string) => paths.find((one) => one.pattern === pattern)?.path as string;
    const mount = async (props: MountProps) => {
      ends.push(() => app.unmount(props));
      await app.bootstrap(props);
      await app.mount(props);
    };
    const isShown = (host: ReturnType<typeof hostFor>) =>
      vi.waitFor(() => {
        expect(domElement.childElementCount).toBeGreaterThan(0);
        expect(host.page.read()?.head.title).toMatch(/./);
      }, WAIT);

    beforeEach(async () => {
      // A loaded remote keeps its effector scope, so each test loads a new copy.
      vi.resetModules();
      localStorage.clear();
      sessionStorage.clear();
      domElement = document.createElement('div');
      document.body.replaceChildren(domElement);
      paths ??= await pathsOf(remote);
      go(paths[0]?.path as string);
      app = await remote.loadApp();
    });
    afterEach(async () => {
      for (const end of ends.splice(0).reverse()) await end();
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
    });

    it('has a contract version that the shell supports', () => {
      expectServedContract(app.contract);
    });

    it.each(remote.patterns)('mounts %s, sets its title and reports no error', async (pattern) => {
      go(pathOf(pattern));
      const errors = watchErrors();
      const host = hostFor();
      await mount({ host, domElement });
      await vi.waitFor(() => expect(host.page.read()).not.toBeNull(), WAIT);
      if (!host.page.read()?.redirect) await isShown(host);
      expect(problemsOf(host)).toEqual([]);
      expect(errors()).toEqual([]);
    });

    it.each(remote.patterns)('hydrates %s without a warning', async (pattern) => {
      const path = pathOf(pattern);
      for (const locale of LOCALES) {
        vi.resetModules();
        go(path);
        const served = await (await remote.loadServer()).render(
          { url: path, locale },
          onServer(hostFor({ locale, session: { kind: 'unknown' } })),
        );
        if (served.redirect) return;
        vi.resetModules();
        app = await remote.loadApp();
        domElement = document.body.appendChild(document.createElement('div'));
        domElement.innerHTML = served.html;
        const first = domElement.firstElementChild;
        const errors = watchErrors();
        const host = hostFor({ locale });
        const props = { host, domElement, state: JSON.parse(JSON.stringify(served.state)) };
        await mount(props);
        await isShown(host);
        // A page that redirects immediately (a checkout step without a cart) is replaced by its target.
        if (!hasMoved(host)) expect(domElement.firstElementChild, 'the server’s markup stays').toBe(first);
        expect(problemsOf(host)).toEqual([]);
        expect(errors()).toEqual([]);
        await app.unmount(props);
      }
    });

    describeEarlyInput(remote);

    it('renders in the language of its host', async () => {
      const texts: (string | null)[] = [];
      for (const locale of LOCALES) {
        vi.resetModules();
        app = await remote.loadApp();
        const host = hostFor({ locale });
        const props = { host, domElement };
        await mount(props);
        await isShown(host);
        texts.push(domElement.textContent);
        await app.unmount(props);
      }
      expect(new Set(texts).size).toBe(LOCALES.length);
    });

    it('mounts once when mounted repeatedly', async () => {
      const errors = watchErrors();
      const host = hostFor();
      const props = { host, domElement };
      await mount(props);
      await isShown(host);
      const count = domElement.childElementCount;
      const first = domElement.firstElementChild;
      await app.mount(props);
      await app.mount(props);
      expect(domElement.childElementCount).toBe(count);
      expect(domElement.firstElementChild).toBe(first);
      expect(errors()).toEqual([]);
    });

    it('can be unmounted before it was mounted, and twice', async () => {
      const host = hostFor();
      const props = { host, domElement };
      await app.unmount(props);
      await mount(props);
      await app.unmount(props);
      await app.unmount(props);
      expect(domElement.childElementCount).toBe(0);
    });

    it('leaves nothing behind after repeated mounts and unmounts', async () => {
      const page = watchPage();
      const { host, leaks } = watchHost(hostFor());
      for (let round = 0; round < 3; round += 1) {
        await app.mount({ host, domElement });
        await vi.waitFor(() => expect(domElement.childElementCount).toBeGreaterThan(0), WAIT);
        await app.unmount({ host, domElement });
        expect(domElement.childNodes.length).toBe(0);
      }
      await vi.waitFor(() => expect([...page.leaks(), ...leaks()]).toEqual([]), {
        timeout: SETTLE_MS,
        interval: 50,
      });
    });

    it('makes no calls to the host after its unmount', async () => {
      const host = hostFor();
      const props = { host, domElement };
      await mount(props);
      await isShown(host);
      await app.unmount(props);
      host.log.clear();
      go(paths.at(-1)?.path as string);
      dispatchEvent(new PopStateEvent('popstate'));
      await new Promise((done) => setTimeout(done, 50));
      expect(host.log.entries()).toEqual([]);
      expect(domElement.childElementCount).toBe(0);
    });

    it('rejects its mount or calls onCrash when its tree crashes, and can be mounted again', async () => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const host = hostFor();
      const onCrash = vi.fn();
      const broken = vi.spyOn(document, 'createElement').mockImplementation(() => {
        throw new Error('no more elements');
      });
      const props = { host, domElement, onCrash };
      await app.mount(props).catch(onCrash);
      await vi.waitFor(() => expect(onCrash).toHaveBeenCalled(), WAIT);
      broken.mockRestore();
      await app.unmount(props);
      await app.mount(props);
      ends.push(() => app.unmount(props));
      await isShown(host);
    });

    it('`prepare` accepts any address without throwing', async () => {
      for (const api of [createSuiteApi('es'), LOST_API])
        for (const { path } of [...paths, { path: '/nada/de/esto' }, { path: '/%E0%A4%A' }])
          await expect(app.prepare?.({ host: hostFor({ api }), url: path })).resolves.toBeUndefined();
    });

    it('shows text and reports no error while the API is unreachable', async () => {
      const host = hostFor({ api: LOST_API });
      await mount({ host, domElement });
      await vi.waitFor(() => expect(domElement.textContent).toMatch(/\p{L}{4}/u), WAIT);
      expect(problemsOf(host)).toEqual([]);
    });

    it('works on a host with the oldest supported contract version', async () => {
      const errors = watchErrors();
      for (const { path } of paths) {
        go(path);
        const host = hostFor({ contract: OLDEST_SERVED_CONTRACT });
        const props = { host, domElement };
        await mount(props);
        await vi.waitFor(() => expect(host.page.read()).not.toBeNull(), WAIT);
        expect(problemsOf(host), path).toEqual([]);
        await app.unmount(props);
      }
      expect(errors()).toEqual([]);
    });
  });
};
