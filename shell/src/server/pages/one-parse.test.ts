import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestShell, type TestShell } from '../testing/test-shell.ts';

const { matchRoute, releaseSetOf } = vi.hoisted(() => ({ matchRoute: vi.fn(), releaseSetOf: vi.fn() }));
vi.mock('../visitor/release-set.ts', async (load) => {
  const releaseSet = await load<typeof import('../visitor/release-set.ts')>();
  releaseSetOf.mockImplementation(releaseSet.releaseSetOf);
  return { releaseSetOf };
});
vi.mock('shared-contracts/routes', async (load) => {
  const routes = await load<typeof import('shared-contracts/routes')>();
  matchRoute.mockImplementation(routes.matchRoute);
  return { ...routes, matchRoute };
});

const html = { accept: 'text/html' };

describe('the address of a request', () => {
  let shell: TestShell;
  const parsed = vi.fn();
  const NativeURL = globalThis.URL;
  beforeAll(async () => {
    shell = await startTestShell();
    // Wait until the frame's content is cached and the worker has started.
    await vi.waitFor(
      async () => expect((await shell.get('/vinos?page=9')).body).toContain('<h1>tinto</h1>'),
      { timeout: 30_000 },
    );
    vi.stubGlobal(
      'URL',
      class extends NativeURL {
        constructor(url: string | URL, base?: string | URL) {
          super(url, base);
          parsed(String(url));
        }
      },
    );
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    await shell.stop();
  });

  it.each([
    ['a page that is rendered', '/vinos?tipo=tinto&page=2', 200],
    ['a page from the cache', '/vinos?tipo=tinto&page=2', 200],
    ['a page of a product', '/vinos/carmenere', 200],
    ['a page that its remote cannot render', '/vinos/throw', 503],
    ['an account page', '/cuenta/mi-cuenta', 200],
    ['a missing page', '/no/existe', 404],
    ['another spelling', '//vinos//?page=2', 301],
  ])('is parsed and matched once for %s', async (_, url, status) => {
    parsed.mockClear();
    matchRoute.mockClear();
    const response = await shell.app.inject({ url, headers: html });
    expect(response.statusCode).toBe(status);
    // Requests for the frame's content parse the API's URL, which does not count.
    const addresses = parsed.mock.calls.flat().filter((address) => !address.startsWith(shell.api.url));
    expect(addresses).toHaveLength(1);
    expect(matchRoute).toHaveBeenCalledTimes(1);
  });

  it.each(['/vinos?tipo=tinto', '/vinos/throw', '/cuenta/mi-cuenta', '/no/existe'])(
    'chooses its releases once at %s',
    async (url) => {
      releaseSetOf.mockClear();
      await shell.get(url);
      expect(releaseSetOf).toHaveBeenCalledTimes(1);
    },
  );

  it('is passed to the remote in parsed form', async () => {
    const { body } = await shell.get('/vinos/parsed%20twice?t=w&page=2');
    const text = /<pre>(.*?)<\/pre>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(text)).toEqual({
      route: '/vinos/:wine',
      pathname: '/vinos/parsed%20twice',
      params: { wine: 'parsed twice' },
      query: {},
    });
  });
});

describe('the query keys of a page', () => {
  let shell: TestShell;
  beforeAll(async () => {
    shell = await startTestShell({}, { query: [{ paths: ['/vinos', '/vinos/:wine'], keys: ['cosecha'] }] });
  });
  afterAll(() => shell.stop());

  it('come from the owner’s release, so a new key needs no shell release', async () => {
    const { body } = await shell.get('/vinos/parsed?cosecha=2019&cosecha=2020&tipo=tinto&utm_source=mail');
    expect(body).toContain('"query":{"cosecha":["2019","2020"]}');
    expect(body).toContain(
      '<link rel="canonical" href="https://tienda.example/vinos/parsed?cosecha=2019&amp;cosecha=2020">',
    );
    expect((await shell.get('/vinos/parsed?cosecha=2021')).body).toContain('"cosecha":["2021"]');
  });

  it('are sent to the browser with the releases', async () => {
    const { body } = await shell.get('/vinos');
    const boot = JSON.parse(/id="boot">(.*?)<\/script>/.exec(body)?.[1] ?? '');
    expect(boot.remotes.find(({ id }: { id: string }) => id === 'catalog').query).toEqual([
      { paths: ['/vinos', '/vinos/:wine'], keys: ['cosecha'] },
    ]);
  });
});
