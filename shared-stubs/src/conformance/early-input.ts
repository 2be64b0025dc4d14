/** Part of the suite for remotes: what the user does in the server's markup before it hydrates is not lost. */
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import type { MountProps } from 'shared-contracts/remote';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStubHost, type StubHost, type StubHostOptions } from '../host/stub-host.ts';
import { choicesOf, pressesOf } from './press-controls.ts';
import { createSuiteApi, onServer, pathsOf, type RemoteUnderTest, WAIT } from './remote-under-test.ts';
import { openCart } from './tool-samples.ts';
import { useControls } from './use-controls.ts';
import { untilQuiet, watchEffects } from './watch-effects.ts';

export const describeEarlyInput = (remote: RemoteUnderTest): void => {
  describe('keeps what the user does before it hydrates', () => {
    let paths: { pattern: string; path: string }[];
    /** Kinds of controls that an earlier page had. */
    const triedKinds = new Set<string>();
    const cleanups: (() => void | Promise<void>)[] = [];
    const cleanUp = async () => {
      for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
    };
    const hostFor = (options: StubHostOptions = {}) => {
      const host = createStubHost({ cart: 'none', api: createSuiteApi('es'), ...options });
      cleanups.push(() => host.close());
      return host;
    };

    beforeEach(async () => {
      paths ??= await pathsOf(remote);
    });
    afterEach(cleanUp);

    const serve = async (pattern: string) => {
      const path = paths.find((one) => one.pattern === pattern)?.path as string;
      vi.resetModules();
      const host = onServer(hostFor({ session: { kind: 'unknown' } }));
      return { path, ...(await (await remote.loadServer()).render({ url: path, locale: 'es' }, host)) };
    };
    type Served = Awaited<ReturnType<typeof serve>>;
    const markupOf = ({ redirect, html }: Served): ParentNode => {
      const markup = document.createElement('div');
      markup.innerHTML = redirect ? '' : html;
      return markup;
    };

    /** Hydrates a copy of the page. @param early uses its markup. @returns when the shell may repeat presses */
    const hydrate = async (served: Served, early: (markup: HTMLElement) => void) => {
      // A loaded remote keeps its effector scope.
      vi.resetModules();
      localStorage.clear();
      sessionStorage.clear();
      history.replaceState(null, '', served.path);
      const api = createSuiteApi('es');
      // The steps of the checkout need a cart.
      localStorage.setItem(STORAGE_KEYS.cartId, await openCart(api));
      const app = await remote.loadApp();
      const domElement = document.createElement('div');
      document.body.replaceChildren(domElement);
      domElement.innerHTML = served.html;
      early(domElement);
      const host = hostFor({ api });
      const read = watchEffects(host);
      const live = Promise.withResolvers<void>();
      const props: MountProps = {
        host,
        domElement,
        state: JSON.parse(JSON.stringify(served.state)),
        onLive: live.resolve,
      };
      cleanups.push(() => app.unmount(props));
      await app.bootstrap(props);
      await app.mount(props);
      await live.promise;
      return { host, read };
    };
    const hasMoved = ({ log }: StubHost) => log.entries().some(({ kind }) => kind === 'navigate');

    it.each(remote.patterns)('typed, chosen and opened in %s', async (pattern) => {
      const served = await serve(pattern);
      if (served.redirect) return;
      let controls: ReturnType<typeof useControls> | undefined;
      const { host, read } = await hydrate(served, (markup) => {
        controls = useControls(markup);
      });
      if (hasMoved(host)) return;
      // The next render of a field would show the value that the remote knows.
      for (const field of document.querySelectorAll<HTMLElement>('input,textarea,select')) {
        field.focus();
        field.blur();
      }
      await untilQuiet(read);
      const { held, wanted } = controls?.() ?? {};
      expect(held).toEqual(wanted);
    });

    it.each(remote.patterns)('chosen in %s, with the same calls as later', async (pattern) => {
      const served = await serve(pattern);
      const callsOf = ({ log }: StubHost) => log.entries().map(({ kind, topic }) => `${kind} ${topic}`);
      for (const { name, kind, find } of choicesOf(markupOf(served))) {
        if (triedKinds.has(kind)) continue;
        triedKinds.add(kind);
        let control: HTMLElement | undefined;
        const { host, read } = await hydrate(served, (copy) => {
          control = find(copy);
        });
        await untilQuiet(read);
        host.log.clear();
        if (control) useControls([control]);
        await untilQuiet(read);
        const later = callsOf(host);
        await cleanUp();
        if (later.length === 0) continue;
        const early = await hydrate(served, (copy) => void useControls([find(copy)]));
        await vi.waitFor(
          () => expect(callsOf(early.host), name).toEqual(expect.arrayContaining(later)),
          WAIT,
        );
        await cleanUp();
      }
    });

    it.each(remote.patterns)('pressed and entered in %s', async (pattern) => {
      const served = await serve(pattern);
      /** Effects of the page without a press. Undefined: it leads to another page by itself. */
      const effectsWithoutPress = async (early: (copy: HTMLElement) => void): Promise<string | undefined> => {
        const { host, read } = await hydrate(served, early);
        const quiet = await untilQuiet(read);
        const isLeft = hasMoved(host);
        await cleanUp();
        return isLeft ? undefined : quiet;
      };
      let untouched: string | undefined;
      for (const { name, kind, find, fillIn, repeat } of pressesOf(markupOf(served))) {
        if (triedKinds.has(kind)) continue;
        if (!fillIn) untouched ??= await effectsWithoutPress(() => {});
        const unpressed = fillIn ? await effectsWithoutPress((copy) => fillIn(find(copy))) : untouched;
        if (unpressed === undefined) return;
        triedKinds.add(kind);
        let control: HTMLElement | undefined;
        const { read } = await hydrate(served, (copy) => {
          control = find(copy);
          fillIn?.(control);
        });
        expect(control?.isConnected, `${name} stays`).toBe(true);
        if (control) repeat(control);
        await vi.waitFor(async () => expect(await untilQuiet(read), name).not.toBe(unpressed), WAIT);
        await cleanUp();
      }
    });
  });
};
