import { MAX_PROOF_BYTES } from 'shared-contracts/domain/proof-file';
import { PLAIN_COOKIE } from 'shared-contracts/domain/storage-keys';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestShell, type TestShell } from '../testing/test-shell.ts';

/** A checkout whose forms keep their text in the state, and write to the API. */
const BUNDLE = `
export const contract = 1;
export const render = async ({ plain, form }, host) => {
  const head = { title: 'Carrito', description: 'Tu carrito' };
  const rest = { head, html: '', state: {}, assets: [] };
  if (form?.fail) throw new Error('broken');
  if (plain === 'broken') throw new Error('broken');
  if (plain?.startsWith('slow')) await new Promise((done) => setTimeout(done, 200));
  if (form?.slow) await new Promise((done) => setTimeout(done, 2_500));
  if (form && 'file' in form) return { ...rest, status: 303, redirect: '/carrito', plain: form.do + ':' + form.file.length + ':' + atob(form.file.slice(0, 8)) };
  if (form && plain === 'with-file') return { ...rest, status: 303, redirect: '/carrito', plain: 'fields:' + Object.keys(form) };
  if (form?.old) return { ...rest, status: 200, html: '<h1>old</h1>' };
  if (form?.long) return { ...rest, status: 303, redirect: '/carrito', plain: 'a'.repeat(4_000) };
  if (form) {
    const write = { id: 'update-cart', method: 'PUT', path: '/shopping-cart' };
    await host.api.call(write, { body: { sku: form.sku }, headers: { 'x-order-key': 'k' } });
    return { ...rest, status: 303, redirect: '/carrito', plain: form.sku };
  }
  return { ...rest, status: 200, html: '<h1>' + (plain ?? 'with scripts') + '</h1>', state: { secret: 'state' } };
};`;
const ORIGIN = 'https://tienda.example';
const FORM = 'application/x-www-form-urlencoded';

describe('a page with plain forms', () => {
  let shell: TestShell;
  beforeAll(async () => {
    shell = await startTestShell();
    shell.releases.add('checkout', '1', {}, BUNDLE);
    shell.releases.point({ catalog: '1', content: '1', checkout: '1' });
    const seen = async () => expect((await shell.get('/carrito')).body).toContain('with scripts');
    await vi.waitFor(seen, { timeout: 20_000 });
  });
  beforeEach(() => {
    shell.api.asked.length = 0;
    shell.api.answerFor = ({ method }) => (method === 'PUT' ? { data: {} } : undefined);
  });
  afterAll(() => shell.stop());

  const submit = (payload: string, headers: Record<string, string> = {}, url = '/carrito') =>
    shell.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { accept: 'text/html', origin: ORIGIN, 'content-type': FORM, ...headers },
    });
  const writes = () => shell.api.asked.filter(({ method }) => method !== 'GET');

  it('applies a form of the shop, and redirects with the new state in a cookie', async () => {
    const { statusCode, headers } = await submit('sku=W-1', { 'user-agent': 'Lynx' });
    expect(statusCode).toBe(303);
    expect(headers).toMatchObject({ location: '/carrito', 'cache-control': 'no-store' });
    expect(headers['set-cookie']).toBe(`${PLAIN_COOKIE}=W-1; Path=/; HttpOnly; Secure; SameSite=Lax`);
    expect(writes().map((one) => one.headers)).toEqual([
      expect.objectContaining({
        'content-type': 'application/json',
        'user-agent': 'Lynx plain-pages',
        'x-forwarded-for': '127.0.0.1',
        'x-order-key': 'k',
      }),
    ]);
  });

  it('has no scripts for a visitor with the cookie, and is stored nowhere', async () => {
    const { headers, body } = await shell.get('/carrito', { cookie: `${PLAIN_COOKIE}=W-7` });
    expect(body).toContain('<h1>W-7</h1>');
    const scripts = body.match(/<script[^>]*>/g)?.filter((tag) => !tag.includes('ld+json')) ?? [];
    expect(scripts).toEqual([]);
    expect(body.includes('secret')).toBe(false);
    expect(headers['cache-control']).toBe('private, no-store');
    expect((await shell.get('/carrito')).body).toContain('with scripts');
  });

  it('shows an error and no skeleton when its remote fails', async () => {
    const { statusCode, body } = await shell.get('/carrito', { cookie: `${PLAIN_COOKIE}=broken` });
    expect(statusCode).toBe(503);
    expect(body.includes('Ha ocurrido un error')).toBe(true);
    expect(body.includes('aria-busy')).toBe(false);
  });

  // The test must notice this fault in shell/src/server/pages/pages.ts
  // - page.draft || page.plain
  // + page.draft
  it('shows each of two visitors at the same time their own page', async () => {
    const states = ['slow-1', 'slow-2'];
    const pages = await Promise.all(
      states.map((state) => shell.get('/carrito', { cookie: `${PLAIN_COOKIE}=${state}` })),
    );
    expect(pages.map(({ body }) => /<h1>(slow.*?)<\/h1>/.exec(body)?.[1])).toEqual(states);
  });

  it('keeps its scripts on pages without plain forms', async () => {
    const { body, headers } = await shell.get('/vinos', { cookie: `${PLAIN_COOKIE}=W-7` });
    expect(body).toContain('<script');
    expect(body).not.toContain('W-7');
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['an unknown page', { origin: 'null' }],
    [
      'another site, in an old browser',
      { origin: undefined, referer: 'https://evil.example/https://tienda.example' },
    ],
    ['a program', { origin: undefined }],
  ])('ignores a form of %s', async (_, headers) => {
    const sent = await shell.app.inject({
      method: 'POST',
      url: '/carrito',
      payload: 'sku=W-1',
      headers: {
        'content-type': FORM,
        ...Object.fromEntries(Object.entries(headers).filter(([, one]) => one)),
      },
    });
    expect([sent.statusCode, sent.headers.location, sent.headers['set-cookie']]).toEqual([
      303,
      '/carrito',
      undefined,
    ]);
    expect(writes()).toEqual([]);
  });

  // The test must notice this fault in shell/src/server/plain/plain-form.ts
  // - originOf(request) === new URL(publicUrl).origin
  // + true
  it('keeps the cookie of its visitor when another site submits a form', async () => {
    const { headers } = await submit('sku=W-1', {
      origin: 'https://evil.example',
      cookie: `${PLAIN_COOKIE}=W-7`,
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect(writes()).toEqual([]);
  });

  it('accepts a form of an old browser that sends no origin', async () => {
    const { headers } = await shell.app.inject({
      method: 'POST',
      url: '/carrito',
      payload: 'sku=W-2',
      headers: { 'content-type': FORM, referer: `${ORIGIN}/vinos/tinto` },
    });
    expect(headers['set-cookie']).toContain('W-2');
  });

  it.each(['application/json', 'multipart/form-data; boundary=x'])(
    'ignores a body of type %s',
    async (type) => {
      expect((await submit('sku=W-1', { 'content-type': type })).headers['set-cookie']).toBeUndefined();
      expect(writes()).toEqual([]);
    },
  );

  describe('with a file', () => {
    /** Submits a file of `size` bytes from the transfer page. */
    const submitFile = async (
      size: number,
      { cookie = `${PLAIN_COOKIE}=with-file`, url = '/datos-de-transferencia' } = {},
    ) => {
      const form = new FormData();
      form.set('do', 'proof');
      form.set('file', new Blob([`%PDF-${'x'.repeat(size - 5)}`]), 'comprobante.pdf');
      const sent = new Response(form);
      const type = sent.headers.get('content-type') ?? '';
      const payload = Buffer.from(await sent.arrayBuffer());
      return shell.app.inject({
        method: 'POST',
        url,
        payload,
        headers: { origin: ORIGIN, 'content-type': type, cookie },
      });
    };
    const stateOf = ({ headers }: Awaited<ReturnType<typeof submitFile>>) =>
      /plain=([^;]*)/.exec(String(headers['set-cookie']))?.[1];

    it('gives it to the remote as base64', async () => {
      expect(stateOf(await submitFile(3_000))).toBe('proof:4000:%PDF-x');
      expect(stateOf(await submitFile(MAX_PROOF_BYTES))).toMatch(/^proof:6990508:/);
    });

    it('has no fields when it is too large, or broken', async () => {
      expect(stateOf(await submitFile(MAX_PROOF_BYTES + 20_000))).toBe('fields:');
      const broken = await submit(
        'nothing',
        { 'content-type': 'multipart/form-data; boundary=x', cookie: `${PLAIN_COOKIE}=with-file` },
        '/datos-de-transferencia',
      );
      expect(stateOf(broken)).toBe('fields:');
    });

    it('is read only on its page, of a visitor with a state', async () => {
      expect(stateOf(await submitFile(3_000, { url: '/metodo-de-pago' }))).toBeUndefined();
      expect(stateOf(await submitFile(3_000, { cookie: '' }))).toBeUndefined();
    });

    it('is limited for one network', async () => {
      const statuses = [];
      for (let sent = 0; sent < 21; sent += 1) statuses.push((await submitFile(10)).statusCode);
      expect(statuses.at(-1)).toBe(429);
      expect((await submit('sku=W-1')).statusCode).toBe(303);
    });
  });

  it('refuses a form larger than any of the shop', async () => {
    expect((await submit(`sku=${'a'.repeat(17_000)}`)).statusCode).toBe(413);
    expect(writes()).toEqual([]);
  });

  it('waits for a slow form longer than for a page', async () => {
    expect((await submit('slow=1&sku=W-3')).headers.location).toBe('/carrito');
  });

  it.each(['fail=1', 'long=1'])(
    'answers a form that its remote cannot apply (%s) with an error page',
    async (form) => {
      const { statusCode, headers, body } = await submit(form);
      expect(statusCode).toBe(503);
      expect(headers['set-cookie']).toBeUndefined();
      expect(body).toContain('<h1');
    },
  );

  it('leads to the page if the release has no plain pages', async () => {
    const { statusCode, headers } = await submit('old=1');
    expect([statusCode, headers.location, headers['set-cookie']]).toEqual([303, '/carrito', undefined]);
  });

  it('starts again when the cookie is too long', async () => {
    const { body } = await shell.get('/carrito', { cookie: `${PLAIN_COOKIE}=${'a'.repeat(3_700)}` });
    expect(body).toContain('<h1></h1>');
  });

  it('limits the forms of one network', async () => {
    const statuses = [];
    for (let sent = 0; sent < 90; sent += 1) statuses.push((await submit('sku=W-1')).statusCode);
    expect(statuses.at(-1)).toBe(429);
  });
});
