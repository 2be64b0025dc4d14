// @vitest-environment happy-dom
import { createEffect, createEvent, createStore, sample } from 'effector';
import { act } from 'react';
import { cartState } from 'shared-contracts/bus/topics';
import type { PageState } from 'shared-contracts/host';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fromTopic } from './host.ts';
import { createLifecycles } from './lifecycles.tsx';
import { createMessages } from './messages.ts';
import { LOAD_DEADLINE_MS } from './outlet.tsx';
import type { Page, PageRequest } from './page.ts';
import { dropScope } from './scope.ts';
import { createTestHost } from './test-host.ts';

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterAll(() => void vi.unstubAllGlobals());

const cartHeard = fromTopic(cartState);
const headOf = (title: string): PageState => ({ status: 200, head: { title, description: '' } });
/** A page whose title shows the number of products in the cart. */
const createPage = (title: string): Page => ({
  View: () => <h1>{title}</h1>,
  opened: createEvent<PageRequest>(),
  $page: createStore<PageState | null>(headOf(title), { serialize: 'ignore' }).on(cartHeard, (_, { count }) =>
    headOf(`${title} ${count}`),
  ),
});
const list = createPage('Lista');
const detail = createPage('Detalle');
/** Data that the detail page waits for. */
let data: Promise<void> = Promise.resolve();
sample({ clock: detail.opened, target: createEffect(() => data) });
const words = async () => ({ default: {} });

/** A remote whose detail page is requested but has not arrived. */
const createRemote = () => {
  const chunk = Promise.withResolvers<{ page: Page }>();
  const loadDetail = () => chunk.promise;
  const app = createLifecycles({
    name: 'test',
    messages: createMessages({ es: words, en: words }),
    routes: [
      { id: 'list', path: '/vinos', load: async () => ({ page: list }) },
      { id: 'detail', path: '/vinos/:slug', load: loadDetail },
      { id: 'detail', path: '/productos/:slug', load: loadDetail },
    ],
  });
  const arrive = () => act(async () => chunk.resolve({ page: detail }));
  const fail = () => act(async () => chunk.reject(new Error('404')));
  return { app, arrive, fail };
};

const go = (url: string) =>
  act(async () => {
    history.pushState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
const place = () => document.body.appendChild(document.createElement('div'));

const opened = vi.fn();
beforeAll(() => void detail.opened.watch(opened));

beforeEach(async () => {
  dropScope();
  opened.mockClear();
  document.body.replaceChildren();
  await go('/vinos');
});
afterEach(() => {
  data = Promise.resolve();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a mount whose page has not arrived', () => {
  it('leaves the page of the next mount alone, also when the shell unmounts it afterwards', async () => {
    const { app, arrive } = createRemote();
    const host = createTestHost();
    const [late, next] = [
      { host, domElement: place() },
      { host, domElement: place() },
    ];
    await go('/vinos/tinto');
    const mounted = app.mount(late);
    await go('/vinos');
    await act(() => app.mount(next));
    await arrive();
    await act(() => mounted);
    await act(() => app.unmount(late));
    expect([late, next].map(({ domElement }) => domElement.textContent)).toEqual(['', 'Lista']);
    await act(() => app.unmount(next));
    expect(next.domElement.childNodes).toHaveLength(0);
  });

  it('shows nothing after its unmount', async () => {
    const { app, arrive } = createRemote();
    const props = { host: createTestHost(), domElement: place() };
    await go('/vinos/tinto');
    const mounted = app.mount(props);
    await act(() => new Promise((done) => setTimeout(done, 20)));
    await app.unmount({ ...props });
    await arrive();
    await act(() => mounted);
    expect(props.domElement.childNodes).toHaveLength(0);
    expect(opened).not.toHaveBeenCalled();
  });

  it('shows its page when the shell mounts again with the same props', async () => {
    const { app } = createRemote();
    const props = { host: createTestHost(), domElement: place() };
    for (let round = 0; round < 2; round += 1) {
      await act(() => Promise.all([app.mount(props), app.mount(props)]));
      expect(props.domElement.textContent).toBe('Lista');
      await act(() => app.unmount(props));
      expect(props.domElement.textContent).toBe('');
    }
  });
});

describe('a page that arrives after the address changed', () => {
  const mountList = async () => {
    const { app, ...chunk } = createRemote();
    const host = createTestHost();
    const props = { host, domElement: place(), onCrash: vi.fn() };
    await act(() => app.mount(props));
    return { ...props, ...chunk, leave: () => act(() => app.unmount(props)) };
  };

  it('is loaded from the server when its code takes too long', async () => {
    const { onCrash, leave } = await mountList();
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await go('/vinos/tinto');
    await act(() => vi.advanceTimersByTimeAsync(LOAD_DEADLINE_MS - 1));
    expect(reload).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(reload).toHaveBeenCalledOnce();
    expect(onCrash).not.toHaveBeenCalled();
    await leave();
  });

  it('is not loaded from the server when its code arrives in time or the shopper returns', async () => {
    const { arrive, leave } = await mountList();
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await go('/vinos/tinto');
    await go('/vinos');
    await act(() => vi.advanceTimersByTimeAsync(LOAD_DEADLINE_MS));
    // Only the code counts, not its data.
    data = new Promise(() => {});
    await go('/vinos/tinto');
    await act(() => vi.advanceTimersByTimeAsync(LOAD_DEADLINE_MS - 1));
    await arrive();
    await act(() => vi.advanceTimersByTimeAsync(LOAD_DEADLINE_MS));
    expect(reload).not.toHaveBeenCalled();
    await leave();
  });

  it('does not open when the shopper has left it', async () => {
    const { arrive, leave } = await mountList();
    await go('/vinos/tinto');
    await go('/vinos');
    await arrive();
    expect(opened).not.toHaveBeenCalled();
    await leave();
  });

  it('opens its address again when the shopper returns before another address of the page has data', async () => {
    const { arrive, leave } = await mountList();
    await arrive();
    await go('/vinos/tinto');
    data = new Promise(() => {});
    await go('/productos/caja');
    await go('/vinos/tinto');
    expect(opened.mock.lastCall?.[0]).toMatchObject({ pathname: '/vinos/tinto' });
    await leave();
  });

  it('is reported again at another path of the page, because the shell waits for it', async () => {
    const { host, arrive, leave } = await mountList();
    await arrive();
    for (const path of ['/vinos/tinto', '/productos/caja', '/vinos', '/vinos/tinto', '/productos/caja']) {
      const before = host.pages.length;
      await go(path);
      expect(host.pages.slice(before).map(({ head }) => head.title)).toEqual([
        path === '/vinos' ? 'Lista' : 'Detalle',
      ]);
    }
    await leave();
  });

  it('crashes no other page when it fails after the shopper has left it', async () => {
    const { onCrash, fail, leave } = await mountList();
    await go('/vinos/tinto');
    await go('/vinos');
    await fail();
    expect(onCrash).not.toHaveBeenCalled();
    await leave();
  });

  it('is not described by a late head of the old page', async () => {
    const { host, arrive, leave } = await mountList();
    await go('/vinos/tinto');
    const before = host.pages.length;
    await act(async () => host.bus.publish(cartState, { count: 2, total: 0, lines: [] }));
    expect(host.pages).toHaveLength(before);
    await arrive();
    expect(host.pages.at(-1)?.head.title).toBe('Detalle 2');
    await leave();
  });

  it('lets the old page report its head again when the shopper returns', async () => {
    const { host, leave } = await mountList();
    await go('/vinos/tinto');
    await act(async () => host.bus.publish(cartState, { count: 2, total: 0, lines: [] }));
    const before = host.pages.length;
    await go('/vinos');
    expect(host.pages.slice(before).map(({ head }) => head.title)).toEqual(['Lista 2']);
    await leave();
  });

  it('does not count as hydrated before it is shown', async () => {
    const { app, arrive } = createRemote();
    const onLive = vi.fn();
    const props = { host: createTestHost(), domElement: place(), onLive };
    await act(() => app.mount(props));
    await act(() => vi.waitFor(() => expect(onLive).toHaveBeenCalledOnce()));
    await go('/vinos/tinto');
    await act(() => new Promise((done) => setTimeout(done, 20)));
    expect(onLive).toHaveBeenCalledOnce();
    await arrive();
    await act(() => vi.waitFor(() => expect(onLive).toHaveBeenCalledTimes(2)));
    await act(() => app.unmount(props));
  });

  it('changes nothing in the reports of a page whose query changes', async () => {
    const { host, leave } = await mountList();
    await go('/vinos?pais=chile');
    await act(async () => host.bus.publish(cartState, { count: 2, total: 0, lines: [] }));
    expect(host.pages.at(-1)?.head.title).toBe('Lista 2');
    await leave();
  });
});
