/** A browser with the previous release in its cache loads deltas of the next one (docs/decisions/0053). */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, zstdCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { openReleaseStore } from 'releases/release-store';
import { hydrated } from '../fixtures/hydrated.ts';
import { watchRequests } from '../fixtures/settled.ts';
import { expect, test } from '../fixtures/test.ts';
import { watchTrouble } from '../fixtures/trouble.ts';
import { releaseNext } from '../shop/next-release.ts';
import { type SecondShell, startSecondShell } from '../shop/second-shell.ts';

const SHARE_OF_BROTLI = 0.15;
const TEXT = 'No pudimos contar los productos';

test.describe.configure({ mode: 'serial' });
let shell: SecondShell;
test.beforeAll(async () => {
  shell = await startSecondShell({});
});
test.afterAll(() => shell?.stop());

const clientOf = (version: string): string => path.join(shell.releasesDir, 'catalog', version, 'client');

/** Opens the wines and waits for the scripts of the catalog. Returns the responses with these scripts. */
const visit = async (page: Page): Promise<Response[]> => {
  const responses: Response[] = [];
  const collect = (response: Response) => {
    if (/\/remotes\/catalog\/.*\.js$/.test(response.url())) responses.push(response);
  };
  const requestsEnded = watchRequests(page);
  page.on('response', collect);
  await page.goto(`${shell.url}/vinos`);
  await hydrated(page, 'catalog');
  await requestsEnded();
  page.off('response', collect);
  return responses;
};

/** Releases a catalog with another text, and waits until the shell serves it. */
const release = async (page: Page, suffix: string): Promise<string> => {
  const version = releaseNext(shell.releasesDir, 'catalog', { suffix, text: [TEXT, `${TEXT} ${suffix}`] });
  const current = async () => (await (await page.request.get(`${shell.url}/remotes.json`)).json()).catalog;
  await expect.poll(current).toBe(version);
  return version;
};

test('the next visit after a release loads at most 15 % of its bytes, and the page works', async ({
  page,
}) => {
  const trouble = await watchTrouble(page, shell.url);
  const before = await visit(page);
  expect(before.length).toBeGreaterThan(2);
  for (const response of before) expect(response.headers()['content-encoding']).toBe('br');

  const version = await release(page, 'next');
  const after = await visit(page);
  expect(after.length).toBeGreaterThan(2);
  let loaded = 0;
  let full = 0;
  for (const response of after) {
    expect(response.url()).toContain(`/remotes/catalog/${version}/`);
    expect(response.headers()['content-encoding'], response.url()).toBe('dcz');
    loaded += (await response.request().sizes()).responseBodySize;
    const file = path.join(clientOf(version), path.basename(response.url()));
    full += brotliCompressSync(readFileSync(file)).length;
  }
  expect(full).toBeGreaterThan(10_000);
  expect(loaded).toBeLessThanOrEqual(full * SHARE_OF_BROTLI);
  expect(trouble.all()).toEqual([]);

  // The decoded files are in the cache: the third visit loads none of them.
  await visit(page);
  const sizes = await page.evaluate(
    (urls) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => urls.includes(name))
        .map(({ transferSize }) => transferSize),
    after.map((response) => response.url()),
  );
  expect(Math.max(...sizes)).toBe(0);
});

/** Body of a delta: the header names the dictionary (RFC 9842, section 5). */
const dczOf = (dictionary: Buffer, frame: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from('5e2a4d1820000000', 'hex'),
    createHash('sha256').update(dictionary).digest(),
    frame,
  ]);

interface Delta {
  whole: Buffer;
  dictionary: Buffer;
  body: Buffer;
}
const DAMAGES: readonly [string, (delta: Delta) => Buffer][] = [
  [
    'decodes to other bytes',
    ({ whole, dictionary }) =>
      dczOf(dictionary, zstdCompressSync(`${whole};globalThis.tampered = true`, { dictionary })),
  ],
  ['is cut', ({ body }) => body.subarray(0, body.length - 20)],
  ['is empty', () => Buffer.alloc(0)],
  [
    'has altered bytes',
    ({ body }) => Buffer.concat([body.subarray(0, 44), Buffer.alloc(body.length - 44, 7)]),
  ],
  [
    'was made with another dictionary',
    ({ whole, dictionary }) =>
      dczOf(
        dictionary,
        zstdCompressSync(whole, { dictionary: Buffer.concat([dictionary, Buffer.from(' ')]) }),
      ),
  ],
  ['is no delta', ({ whole }) => whole],
];

for (const [kind, damage] of DAMAGES)
  test(`a delta that ${kind} never runs, and the page loads the whole file instead`, async ({ page }) => {
    await visit(page);
    const previous = openReleaseStore(shell.releasesDir).current('catalog') as string;
    const version = await release(page, kind.replaceAll(' ', '-'));
    const deltas = path.join(clientOf(version), '../deltas');
    for (const name of readdirSync(deltas)) {
      const file = name.replace(/\.[0-9a-f]{64}\.dcz$/, '');
      const dictionary = readFileSync(path.join(clientOf(previous), file));
      const hash = createHash('sha256').update(dictionary).digest('hex');
      if (!name.endsWith('.dcz') || !file.endsWith('.js') || !name.includes(hash)) continue;
      const whole = readFileSync(path.join(clientOf(version), file));
      const body = readFileSync(path.join(deltas, name));
      writeFileSync(path.join(deltas, name), damage({ whole, dictionary, body }));
    }
    const responses = await visit(page);
    const encodings = responses
      .filter((response) => response.url().includes(`/${version}/remoteEntry.`))
      .map((response) => response.headers()['content-encoding']);
    expect(encodings[0]).toBe('dcz');
    expect(encodings.at(-1)).not.toBe('dcz');
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
  });
