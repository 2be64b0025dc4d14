// @vitest-environment happy-dom
import { createEffect, createEvent, createStore, createWatch, sample } from 'effector';
import { useUnit } from 'effector-react';
import { act } from 'react';
import { cartState } from 'shared-contracts/bus/topics';
import type { PageState } from 'shared-contracts/host';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fromTopic } from './host.ts';
import { createLifecycles, type RemoteAppOptions } from './lifecycles.tsx';
import { createMessages } from './messages.ts';
import type { Page, PageRequest } from './page.ts';
import { dropScope } from './scope.ts';
import { createServerModule } from './server.tsx';
import { createTestHost } from './test-host.ts';

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterAll(() => void vi.unstubAllGlobals());

const messages = createMessages({
  es: async () => ({ default: { wine: 'Vino', cart: 'en el carro' } }),
  en: async () => ({ default: { wine: 'Wine', cart: 'in the cart' } }),
});
const cartHeard = fromTopic(cartState);
const $count = createStore(0, { sid: 'count' }).on(cartHeard, (_, { count }) => count);

const loads: string[] = [];
const createWinePage = (sid: string): Page => {
  const opened = createEvent<PageRequest>();
  const loadFx = createEffect(async (slug: string) => {
    loads.push(slug);
    return slug.toUpperCase();
  });
  const $name = createStore('', { sid: `${sid}-name` }).on(loadFx.doneData, (_, name) => name);
  sample({ clock: opened, fn: ({ params }) => params.slug ?? sid, target: loadFx });
  const $page = $name.map<PageState | null>((name) =>
    name ? { status: 200, head: { title: name, description: '' } } : null,
  );
  const View = () => {
    const [name, count] = useUnit([$name, $count]);
    const t = messages.useMessages();
    return (
      <h1>
        {t.wine} {name} · {count} {t.cart}
      </h1>
    );
  };
  return { View, opened, $page };
};
const list = createWinePage('list');
const detail = createWinePage('detail');
const remote: RemoteAppOptions = {
  name: 'test',
  messages,
  routes: [
    { id: 'list', path: '/vinos', load: async () => ({ page: list }) },
    { id: 'detail', path: '/vinos/:slug', load: async () => ({ page: detail }) },
  ],
};

const go = (url: string) => {
  history.pushState(null, '', url);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
};

describe('remote kit', () => {
  let element: HTMLElement;
  beforeEach(() => {
    loads.length = 0;
    dropScope();
    element = document.createElement('div');
    document.body.replaceChildren(element);
    go('/vinos');
  });
  afterEach(() => vi.restoreAllMocks());

  it('renders a page on the server in the requested language with state and assets', async () => {
    const host = createTestHost({ locale: 'en' });
    const result = await createServerModule(remote).render({ url: '/vinos/tinto', locale: 'en' }, host);
    expect(result).toMatchObject({
      status: 200,
      head: { title: 'TINTO' },
      assets: ['detail', 'messages-en'],
    });
    expect(result.html.replaceAll('<!-- -->', '')).toContain('Wine TINTO · 0 in the cart');
    expect(result.state).toMatchObject({ 'detail-name': 'TINTO' });
  });

  it('answers 404 for an unknown URL', async () => {
    const result = await createServerModule(remote).render({ url: '/otra', locale: 'es' }, createTestHost());
    expect(result.status).toBe(404);
  });

  it('hydrates the server markup without a request', async () => {
    const host = createTestHost();
    const served = await createServerModule(remote).render({ url: '/vinos', locale: 'es' }, createTestHost());
    element.innerHTML = served.html;
    const heading = element.querySelector('h1');
    loads.length = 0;
    const app = createLifecycles(remote);
    const onLive = vi.fn();
    await act(() => app.mount({ host, domElement: element, state: served.state, onLive }));
    expect(element.querySelector('h1')).toBe(heading);
    await vi.waitFor(() => expect(onLive).toHaveBeenCalledOnce());
    expect(loads).toEqual([]);
    expect(host.problems).toEqual([]);
    await act(() => app.unmount({ host, domElement: element }));
  });

  it('hydrates the server markup, then shows the URL to which the shopper navigated meanwhile', async () => {
    const host = createTestHost();
    const served = await createServerModule(remote).render({ url: '/vinos', locale: 'es' }, createTestHost());
    element.innerHTML = served.html;
    go('/vinos/tinto');
    const app = createLifecycles(remote);
    await act(() => app.mount({ host, domElement: element, state: served.state, url: '/vinos' }));
    await act(() => vi.waitFor(() => expect(element.textContent).toContain('Vino TINTO')));
    expect(host.problems).toEqual([]);
    await act(() => app.unmount({ host, domElement: element }));
  });

  it('keeps the server markup and rejects when its texts fail to load', async () => {
    const lost = new TypeError('Failed to fetch dynamically imported module: messages-es.js');
    const wordless = createMessages({ es: () => Promise.reject(lost), en: () => Promise.reject(lost) });
    const app = createLifecycles({ ...remote, messages: wordless });
    element.innerHTML = '<h1>Vino LIST</h1>';
    const props = { host: createTestHost(), domElement: element };
    await expect(app.mount({ ...props, state: {} })).rejects.toBe(lost);
    expect(element.innerHTML).toBe('<h1>Vino LIST</h1>');
    await expect(app.mount(props)).rejects.toBe(lost);
  });

  it('opens the next page when the URL changes and reports its head to the shell', async () => {
    const host = createTestHost();
    const app = createLifecycles(remote);
    await act(() => app.mount({ host, domElement: element }));
    expect(element.textContent).toContain('LIST');
    await act(async () => {
      go('/vinos/tinto');
      await new Promise((done) => setTimeout(done, 20));
    });
    expect(element.textContent).toContain('TINTO');
    expect(host.pages.at(-1)?.head.title).toBe('TINTO');
    await act(() => app.unmount({ host, domElement: element }));
  });

  it('receives bus states while mounted, and the current state at the next mount', async () => {
    const host = createTestHost();
    const app = createLifecycles(remote);
    await act(() => app.mount({ host, domElement: element }));
    await act(async () => host.bus.publish(cartState, { count: 2, total: 0, lines: [] }));
    expect(element.textContent).toContain('2 en el carro');
    await act(() => app.unmount({ host, domElement: element }));
    host.bus.publish(cartState, { count: 5, total: 0, lines: [] });
    await act(() => app.mount({ host, domElement: element }));
    expect(element.textContent).toContain('5 en el carro');
    await act(() => app.unmount({ host, domElement: element }));
  });

  it('replays the current bus state to an event that is created after the mount', async () => {
    const host = createTestHost();
    host.bus.publish(cartState, { count: 3, total: 0, lines: [] });
    const app = createLifecycles(remote);
    await act(() => app.mount({ host, domElement: element }));
    const late = vi.fn();
    const lateHeard = fromTopic(cartState);
    createWatch({ unit: lateHeard, fn: late });
    await Promise.resolve();
    expect(late).toHaveBeenCalledWith({ count: 3, total: 0, lines: [] });
    await act(() => app.unmount({ host, domElement: element }));
  });

  it('mounts a prepared page without opening it again', async () => {
    const host = createTestHost();
    const app = createLifecycles(remote);
    await app.prepare?.({ host, url: '/vinos/blanco' });
    go('/vinos/blanco');
    await act(() => app.mount({ host, domElement: element }));
    expect(element.textContent).toContain('BLANCO');
    expect(loads).toEqual(['blanco']);
    await act(() => app.unmount({ host, domElement: element }));
  });

  it('leaves no markup or popstate listeners after several mounts and unmounts', async () => {
    const host = createTestHost();
    const added = vi.spyOn(window, 'addEventListener');
    const removed = vi.spyOn(window, 'removeEventListener');
    const app = createLifecycles(remote);
    for (let round = 0; round < 3; round += 1) {
      await act(() => app.mount({ host, domElement: element }));
      await act(() => app.mount({ host, domElement: element }));
      await act(() => app.unmount({ host, domElement: element }));
      await act(() => app.unmount({ host, domElement: element }));
    }
    const popstates = (spy: typeof added | typeof removed) =>
      spy.mock.calls.filter(([type]) => type === 'popstate').length;
    expect(popstates(added)).toBe(3);
    expect(popstates(removed)).toBe(3);
    expect(element.childNodes.length).toBe(0);
  });

  it('keeps the scopes of simultaneous requests apart', async () => {
    const module = createServerModule(remote);
    const results = await Promise.all(
      ['a', 'b', 'c'].map((slug) => module.render({ url: `/vinos/${slug}`, locale: 'es' }, createTestHost())),
    );
    expect(results.map(({ head }) => head.title)).toEqual(['A', 'B', 'C']);
  });
});
