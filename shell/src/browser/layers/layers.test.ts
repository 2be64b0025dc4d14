// @vitest-environment happy-dom
import { openLayer } from 'shared-contracts/layers';
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** happy-dom has no session history. This fake changes the entry asynchronously, like a browser. */
const createHistory = () => {
  const entries: { state: unknown; url: string }[] = [{ state: null, url: '/vinos/a' }];
  let at = 0;
  const state = () => entries[at]?.state ?? null;
  const go = (steps: number) => {
    setTimeout(() => {
      at = Math.max(0, Math.min(entries.length - 1, at + steps));
      dispatchEvent(new PopStateEvent('popstate', { state: state() }));
    });
  };
  return {
    get state() {
      return state();
    },
    get url() {
      return entries[at]?.url;
    },
    get length() {
      return entries.length;
    },
    pushState(state: unknown, _: string, url = entries[at]?.url ?? '') {
      entries.splice(++at, entries.length, { state, url });
    },
    replaceState(state: unknown, _: string, url = entries[at]?.url ?? '') {
      entries[at] = { state, url };
    },
    go,
    back: () => go(-1),
    forward: () => go(1),
  };
};

describe('Back and open layers', () => {
  let past: ReturnType<typeof createHistory>;
  let layers: typeof import('./layers.ts');
  const later = () => vi.runAllTimersAsync();
  /** Opens a layer. Its `close` announces that it closed. */
  const show = () => {
    const layer = { isOpen: true, close: () => {} };
    const ended = openLayer(() => layer.close());
    layer.close = () => {
      layer.isOpen = false;
      ended();
    };
    return layer;
  };

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.resetModules();
    past = createHistory();
    vi.stubGlobal('history', past);
    past.pushState({ shopId: 'b' }, '', '/vinos/b');
    layers = await import('./layers.ts');
    const listening: (() => void)[] = [];
    for (const target of [document, window]) {
      const add = target.addEventListener.bind(target);
      vi.spyOn(target, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
        add(type, listener as EventListener);
        listening.push(() => target.removeEventListener(type, listener as EventListener));
      });
    }
    layers.startLayers();
    await later();
    return () => {
      for (const remove of listening) remove();
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
      vi.useRealTimers();
    };
  });

  it('closes the menu and stays on the page; the next Back leaves the page', async () => {
    const menu = show();
    await later();
    past.back();
    await later();
    expect(menu.isOpen).toBe(false);
    expect(past.url).toBe('/vinos/b');
    past.back();
    await later();
    expect(past.url).toBe('/vinos/a');
  });

  it('closes one layer at a time, the topmost first', async () => {
    const panel = show();
    const dialog = show();
    await later();
    past.back();
    await later();
    expect([panel.isOpen, dialog.isOpen]).toEqual([true, false]);
    past.back();
    await later();
    expect(panel.isOpen).toBe(false);
    expect(past.url).toBe('/vinos/b');
  });

  it('leaves the page at the first Back after the shopper closed the layer by its button', async () => {
    const menu = show();
    await later();
    menu.close();
    await later();
    past.back();
    await later();
    expect(past.url).toBe('/vinos/a');
  });

  it('keeps the page’s state in the entry of a layer, so that Back restores the scroll', async () => {
    show();
    await later();
    expect(past.state).toEqual({ shopId: 'b', layers: 1 });
  });

  it('uses one entry when a layer replaces another', async () => {
    const first = show();
    await later();
    const length = past.length;
    first.close();
    const second = show();
    await later();
    expect(past.length).toBe(length);
    past.back();
    await later();
    expect(second.isOpen).toBe(false);
  });

  it('replaces the layer’s entry by the page of a clicked link in it', async () => {
    const menu = show();
    await later();
    menu.close();
    expect(layers.isLayerEntry()).toBe(true);
    past.replaceState({ shopId: 'c' }, '', '/cajas');
    await later();
    expect(past.url).toBe('/cajas');
    past.back();
    await later();
    expect(past.url).toBe('/vinos/b');
  });

  it('delays a navigation while it steps back over a closed layer’s entry', async () => {
    const menu = show();
    await later();
    menu.close();
    await vi.advanceTimersToNextTimerAsync();
    const order: string[] = [];
    const rest = layers
      .layersAtRest()
      .then(() => order.push(`free at depth ${String(layers.isLayerEntry())}`));
    order.push('asked');
    await later();
    await rest;
    expect(order).toEqual(['asked', 'free at depth false']);
  });

  it('makes a navigation wait for a step back that takes two seconds', async () => {
    const drawer = show();
    await later();
    const { go } = past;
    past.go = (steps) => void setTimeout(() => go(steps), 2_000);
    drawer.close();
    await vi.advanceTimersByTimeAsync(1);
    let isAtRest = false;
    void layers.layersAtRest().then(() => {
      isAtRest = true;
    });
    await vi.advanceTimersByTimeAsync(1_900);
    expect(isAtRest).toBe(false);
    await later();
    expect(isAtRest).toBe(true);
  });

  it('keeps a layer that stays open on the next page, and closes it on Back', async () => {
    const drawer = show();
    await later();
    past.replaceState({ shopId: 'c' }, '', '/vinos?tipo=tinto');
    dispatchEvent(Object.assign(new PopStateEvent('popstate'), { singleSpa: true }));
    await later();
    expect(drawer.isOpen).toBe(true);
    past.back();
    await later();
    expect(drawer.isOpen).toBe(false);
    expect(past.url).toBe('/vinos?tipo=tinto');
  });

  it('skips the entry of a removed layer after Forward', async () => {
    const menu = show();
    await later();
    past.back();
    await later();
    expect(menu.isOpen).toBe(false);
    past.forward();
    await later();
    expect(layers.isLayerEntry()).toBe(false);
    expect(past.url).toBe('/vinos/b');
  });

  it('does not step back while a link in the layer loads another document', async () => {
    const menu = show();
    await later();
    layers.leaveDocument();
    menu.close();
    await later();
    expect(layers.isLayerEntry()).toBe(true);
    // The shopper returns, and the browser restores the page from the back/forward cache.
    dispatchEvent(new Event('pageshow'));
    await later();
    expect(layers.isLayerEntry()).toBe(false);
  });

  it('keeps a menu open that the shopper opens again before the browser has stepped back', async () => {
    const first = show();
    await later();
    const go = past.go;
    // On a busy machine the step back takes long.
    past.go = (steps) => void setTimeout(() => go(steps), 5_000);
    first.close();
    await vi.advanceTimersByTimeAsync(100);
    const again = show();
    await later();
    expect(again.isOpen).toBe(true);
    past.back();
    await later();
    expect(again.isOpen).toBe(false);
    expect(past.url).toBe('/vinos/b');
  });

  it('closes a menu on Back after the browser ignored the step back of an earlier one', async () => {
    const first = show();
    await later();
    const go = past.go;
    past.go = () => {};
    first.close();
    await later();
    past.go = go;
    const again = show();
    await later();
    past.back();
    await later();
    expect(again.isOpen).toBe(false);
    expect(past.url).toBe('/vinos/b');
  });

  it('steps back again at the next change after the browser ignored a step back', async () => {
    const first = show();
    await later();
    const go = past.go;
    past.go = () => {};
    first.close();
    await later();
    past.go = go;
    show().close();
    await later();
    expect(layers.isLayerEntry()).toBe(false);
  });
});
