import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portOf, rawGet, rawRequest } from '../testing/raw-request.ts';
import { startTestShell, type TestShell } from '../testing/test-shell.ts';

/** Parts of paths that browsers, proxies and routers parse differently. */
const PIECES = String.raw`
  / // \ . .. %2f %5c %2e %2E%2e ; : @ # ? & = % %zz
  %00 %0d%0a %09 %E0%A4%A %C3%B1 | ^ ~ * ! " < { http: HTTPS:
  evil.example localhost vinos boxes cajas api storage static remotes _ x
`
  .trim()
  .split(/\s+/);
/** More runs than for other properties, because a path is made of many pieces. Many runs end at this time. */
const RUNS = { numRuns: 5 * (fc.readConfigureGlobal().numRuns ?? 100), interruptAfterTimeLimit: 240_000 };
const target = fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);

describe('the address of a request', () => {
  let shell: TestShell;
  let port: number;
  beforeAll(async () => {
    // No test here needs the deadline of a render, and a busy machine must not reach it.
    shell = await startTestShell({ RENDER_DEADLINE_MS: '60000' });
    port = await portOf(shell.app);
  });
  afterAll(() => shell.stop());

  /** Origin that a browser navigates to for this `Location`. */
  const originOf = (location: string, asked: string): string =>
    new URL(location, new URL(`http://shop${asked}`)).origin;

  it.each([
    ['//x//evil.example/', '/x/evil.example'],
    ['//evil.example/', '/evil.example'],
    ['/.//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['/x/..//evil.example', '/evil.example'],
    ['/%2e%2e//evil.example/%2e', '/evil.example'],
    ['http://evil.example//other.example', '/other.example'],
    ['/vinos/', '/vinos'],
    ['//vinos///?page=2', '/vinos?page=2'],
    ['/boxes/', '/cajas'],
    ['//', '/'],
    ['/./', '/'],
    // Advertisements count visits by keys that do not change the page.
    ['/boxes?utm_source=x&gclid=1', '/cajas?utm_source=x&gclid=1'],
    ['/vinos/?utm_source=x&tipo=tinto', '/vinos?tipo=tinto&utm_source=x'],
  ])('%s redirects to %s', async (asked, location) => {
    expect(await rawGet(port, asked)).toMatchObject({ status: 301, headers: { location } });
  });

  it('keeps the own campaign of each visitor whom a remote redirects at the same time', async () => {
    const answers = await Promise.all(
      ['mail', 'tv', ''].map((source) => shell.get(`/vinos/moved${source && `?utm_source=${source}`}`)),
    );
    expect(answers.map(({ statusCode, headers: { location } }) => [statusCode, location])).toEqual([
      [302, '/vinos?tipo=tinto&utm_source=mail'],
      [302, '/vinos?tipo=tinto&utm_source=tv'],
      [302, '/vinos?tipo=tinto'],
    ]);
  });

  it('never redirects to another site and never causes an error, for any path', {
    timeout: 300_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(target, fc.constantFrom('GET', 'HEAD', 'POST'), async (asked, method) => {
        const { status, headers } = await rawRequest(
          port,
          `${method} ${asked} HTTP/1.1\r\nHost: shop\r\nAccept: text/html\r\n` +
            'Connection: close\r\nContent-Length: 0\r\n\r\n',
          true,
        );
        expect(status, `${method} ${asked}`).toBeLessThan(500);
        if (headers.location) expect(originOf(headers.location, asked)).toBe('http://shop');
      }),
      RUNS,
    );
  });

  it('that cannot be decoded gives the 404 page', async () => {
    const { status, headers, body } = await rawGet(port, '/vinos/%E0%A4%A');
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain('id="contenido"');
  });

  it.each([201, 501, 3_000])('with a segment of %i letters gives the 404 page', async (length) => {
    expect((await rawGet(port, `/vinos/${'x'.repeat(length)}`)).status).toBe(404);
  });
});
