// @vitest-environment happy-dom

import type { MountProps, RemoteModule } from 'shared-contracts/remote';
import { createTestHost } from 'shared-kit/test-host';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIVE_LATEST_MS, SLOT_DEADLINE_MS } from '../limits.ts';
import { createSlot } from './slot.ts';

const texts = {
  title: 'Esta parte no responde',
  text: 'El resto de la tienda funciona.',
  retry: 'Reintentar',
  offlineTitle: 'Sin conexión',
  offlineText: 'Abriremos esta página apenas vuelva.',
};

const remote = (text: string) => {
  let props: MountProps | undefined;
  const module: RemoteModule = {
    contract: 1,
    bootstrap: async () => {},
    mount: vi.fn(async (given: MountProps) => {
      props = given;
      if (!given.state) given.domElement.textContent = text;
    }),
    unmount: vi.fn(async ({ domElement }: MountProps) => domElement.replaceChildren()),
  };
  return {
    module,
    crash: () => props?.onCrash?.(new Error('crashed')),
    goLive: () => props?.onLive?.(),
  };
};

describe('slot of a remote', () => {
  let outlet: HTMLElement;
  const make = (load: () => Promise<RemoteModule>, state: Record<string, unknown> | null = null) => {
    const host = createTestHost();
    const skeleton = () => Object.assign(document.createElement('div'), { className: 'skeleton' });
    return {
      host,
      slot: createSlot({
        id: 'catalog',
        host,
        load,
        version: () => '1',
        state,
        url: '/',
        texts,
        outlet,
        skeleton,
      }),
    };
  };
  const retry = () =>
    [...document.querySelectorAll('button')].find((button) => button.textContent === 'Reintentar');
  const settle = () => vi.advanceTimersByTimeAsync(1);

  beforeEach(() => {
    vi.useFakeTimers();
    outlet = document.createElement('main');
    document.body.replaceChildren(outlet);
  });
  afterEach(() => vi.useRealTimers());

  it('shows a skeleton at once, then the remote', async () => {
    const { module } = remote('vinos');
    const { slot } = make(async () => module);
    slot.activate();
    expect(outlet.querySelector('.skeleton')).not.toBeNull();
    await settle();
    expect(outlet.textContent).toBe('vinos');
  });

  it('says that there is no connection, and loads the remote when it is back', async () => {
    const { module } = remote('vinos');
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { slot } = make(async () => {
      if (navigator.onLine) return module;
      throw new TypeError('Failed to fetch');
    });
    slot.activate();
    await settle();
    expect(outlet.textContent).toContain('Sin conexiónAbriremos esta página apenas vuelva.');
    network.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await settle();
    expect(outlet.textContent).toBe('vinos');
    network.mockRestore();
  });

  it('offers a retry after three seconds and still shows a remote that loads later', async () => {
    const { module } = remote('vinos');
    const { promise, resolve } = Promise.withResolvers<RemoteModule>();
    const { slot } = make(() => promise);
    slot.activate();
    await vi.advanceTimersByTimeAsync(SLOT_DEADLINE_MS);
    expect(retry()).toBeDefined();
    resolve(module);
    await settle();
    expect(retry()).toBeUndefined();
    expect(outlet.textContent).toBe('vinos');
  });

  it('counts the time since navigation started, on the first page', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(800);
    const { slot } = make(() => new Promise(() => {}));
    slot.activate();
    await vi.advanceTimersByTimeAsync(2_199);
    expect(retry()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(retry()).toBeDefined();
    vi.restoreAllMocks();
  });

  it('gives the server state until the page is hydrated or left', async () => {
    const state = { some: 'state' };
    const { module, goLive } = remote('vinos');
    const { slot } = make(async () => module, state);
    expect(slot.serverState()).toBe(state);
    slot.activate();
    await settle();
    expect(slot.serverState()).toBe(state);
    goLive();
    expect(slot.serverState()).toBeNull();
    const left = make(async () => module, state).slot;
    await left.deactivate();
    expect(left.serverState()).toBeNull();
  });

  it('recovers on a retry without a page load', async () => {
    const { module } = remote('vinos');
    const load = vi
      .fn<() => Promise<RemoteModule>>()
      .mockRejectedValueOnce(new Error('404'))
      .mockResolvedValue(module);
    const { slot, host } = make(load);
    slot.activate();
    await settle();
    expect(host.problems).toHaveLength(1);
    retry()?.click();
    await settle();
    expect(outlet.textContent).toBe('vinos');
  });

  it('keeps the server markup below the retry when the remote fails to load', async () => {
    outlet.innerHTML = '<div id="mfe-catalog"><h1>Vinos</h1></div>';
    const { slot } = make(() => Promise.reject(new Error('404')), { some: 'state' });
    slot.activate();
    await settle();
    expect(outlet.querySelector('h1')?.textContent).toBe('Vinos');
    expect(outlet.firstElementChild?.contains(retry() ?? null)).toBe(true);
  });

  it('puts the server markup back when a mount empties its element and then fails', async () => {
    outlet.innerHTML = '<div id="mfe-catalog"><h1>Vinos</h1><input></div>';
    (outlet.querySelector('input') as HTMLInputElement).value = 'malbec';
    const { module } = remote('vinos');
    vi.mocked(module.mount).mockImplementation(async ({ domElement }) => {
      domElement.replaceChildren();
      throw new Error('no');
    });
    make(async () => module, {}).slot.activate();
    await settle();
    expect(outlet.querySelector('h1')?.textContent).toBe('Vinos');
    expect(outlet.querySelector('input')?.value).toBe('malbec');
    expect(retry()).toBeDefined();
  });

  it('passes the server state to the first mount only', async () => {
    outlet.innerHTML = '<div id="mfe-catalog"><h1>Vinos</h1></div>';
    const { module } = remote('vinos');
    const { slot } = make(async () => module, { some: 'state' });
    slot.activate();
    await settle();
    await slot.deactivate();
    slot.activate();
    await settle();
    const states = vi.mocked(module.mount).mock.calls.map(([props]) => props.state);
    expect(states).toEqual([{ some: 'state' }, undefined]);
  });

  it('announces hydration, also for a remote that does not report it', async () => {
    outlet.innerHTML = '<div id="mfe-catalog">vinos</div>';
    const live = vi.fn();
    outlet.addEventListener('shop:live', live);
    const { slot } = make(async () => remote('vinos').module, {});
    slot.activate();
    await settle();
    expect(live).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(LIVE_LATEST_MS);
    expect(live).toHaveBeenCalledOnce();
  });

  it('announces a hydration that takes seconds once, when the remote reports it', async () => {
    outlet.innerHTML = '<div id="mfe-catalog">vinos</div>';
    const live = vi.fn();
    outlet.addEventListener('shop:live', live);
    const { module, goLive } = remote('vinos');
    make(async () => module, {}).slot.activate();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(live).not.toHaveBeenCalled();
    goLive();
    expect(live).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(LIVE_LATEST_MS);
    expect(live).toHaveBeenCalledOnce();
  });

  it('offers a retry when the visible remote crashes', async () => {
    const { module, crash } = remote('vinos');
    const { slot } = make(async () => module);
    slot.activate();
    await settle();
    crash();
    await settle();
    expect(retry()).toBeDefined();
  });

  it('aborts a hanging load on a retry', async () => {
    const { module } = remote('vinos');
    const { promise, reject } = Promise.withResolvers<RemoteModule>();
    const stop = vi.fn(() => reject(new TypeError('stopped')));
    vi.stubGlobal('stop', stop);
    const load = vi.fn<() => Promise<RemoteModule>>().mockReturnValueOnce(promise).mockResolvedValue(module);
    const { slot } = make(load);
    slot.activate();
    await vi.advanceTimersByTimeAsync(SLOT_DEADLINE_MS);
    retry()?.click();
    await settle();
    expect(stop).toHaveBeenCalledOnce();
    expect(outlet.textContent).toBe('vinos');
    vi.unstubAllGlobals();
  });

  describe('with a damaged script in the cache', () => {
    const file = '/remotes/catalog/1/listing.js';
    const spoiled = new Error(`Failed to fetch dynamically imported module: https://shop.example${file}`);
    const reload = vi.fn();
    const fetching = vi.fn<typeof fetch>();
    const map = { integrity: { [file]: 'sha384-a', '/remotes/content/1/app.js': 'sha384-b' } };
    beforeEach(() => {
      sessionStorage.clear();
      vi.spyOn(location, 'reload').mockImplementation(reload.mockReset());
      vi.stubGlobal(
        'fetch',
        fetching.mockReset().mockImplementation(async () => new Response('')),
      );
      const script = Object.assign(document.createElement('script'), { type: 'importmap' });
      script.textContent = JSON.stringify(map);
      document.body.append(script);
    });
    afterEach(() => {
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
    });

    it('fetches the scripts of the remote again, past the cache, and loads it', async () => {
      const { module } = remote('vinos');
      const load = vi.fn<() => Promise<RemoteModule>>().mockRejectedValueOnce(spoiled);
      make(load.mockResolvedValue(module)).slot.activate();
      await settle();
      expect(fetching).toHaveBeenCalledExactlyOnceWith(file, { cache: 'reload', integrity: 'sha384-a' });
      expect(outlet.textContent).toBe('vinos');
      expect(reload).not.toHaveBeenCalled();
    });

    it('reloads the page when the browser keeps the failure, at most once a minute', async () => {
      const load = vi.fn<() => Promise<RemoteModule>>().mockRejectedValue(spoiled);
      make(load).slot.activate();
      await settle();
      expect(load).toHaveBeenCalledTimes(2);
      expect(reload).toHaveBeenCalledOnce();
      expect(retry()).toBeUndefined();
      // The reloaded page.
      make(load).slot.activate();
      await settle();
      expect(reload).toHaveBeenCalledOnce();
      expect(retry()).toBeDefined();
    });

    it.each([
      ['stays damaged', async () => Promise.reject(new TypeError('integrity'))],
      ['is unavailable', async () => new Response('', { status: 503 })],
    ])('shows the error region when the script %s', async (_, answer) => {
      fetching.mockImplementation(answer);
      const load = vi.fn<() => Promise<RemoteModule>>().mockRejectedValue(spoiled);
      make(load).slot.activate();
      await settle();
      expect(load).toHaveBeenCalledOnce();
      expect(retry()).toBeDefined();
      expect(reload).not.toHaveBeenCalled();
    });

    it('fetches no script for another error', async () => {
      make(() => Promise.reject(new Error('no'))).slot.activate();
      await settle();
      expect(fetching).not.toHaveBeenCalled();
    });
  });

  it('ignores a remote that arrives after its page was left', async () => {
    const { module } = remote('vinos');
    const { promise, resolve } = Promise.withResolvers<RemoteModule>();
    const { slot } = make(() => promise);
    slot.activate();
    await slot.deactivate();
    resolve(module);
    await settle();
    expect(module.mount).not.toHaveBeenCalled();
    expect(outlet.childNodes).toHaveLength(0);
  });

  it('unmounts a remote that is still mounting when its page is left', async () => {
    const { module } = remote('vinos');
    vi.mocked(module.mount).mockReturnValueOnce(new Promise(() => {}));
    const { slot } = make(async () => module);
    slot.activate();
    await settle();
    await slot.deactivate();
    expect(module.unmount).toHaveBeenCalledOnce();
  });

  it('removes all of the remote’s markup on leaving', async () => {
    const { module } = remote('vinos');
    const { slot } = make(async () => module);
    for (let round = 0; round < 3; round += 1) {
      slot.activate();
      await settle();
      await slot.deactivate();
    }
    expect(module.unmount).toHaveBeenCalledTimes(3);
    expect(outlet.childNodes).toHaveLength(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
