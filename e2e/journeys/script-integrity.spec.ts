/** Scripts without a hash are refused by the browser (docs/decisions/0057-signed-releases.md). */
import type { Page } from '@playwright/test';
import { settled } from '../fixtures/settled.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Trouble } from '../fixtures/trouble.ts';
import { kindsOfPage } from '../shop/kinds-of-page.ts';

const POLICY = 'blocked-destinations=(script)';

/** Imports a module of the page under another URL, for which the import map has no hash. */
const importWithoutHash = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const map = JSON.parse(document.querySelector('script[type=importmap]')?.textContent ?? '{}');
    const [url] = Object.keys(map.integrity).filter((name) => name.startsWith('/remotes/account/'));
    // The module may throw, because it runs without its page.
    await import(`${url}?without-hash`).catch(() => {});
  });

/** URLs that the browser refused. */
const refused = (trouble: Trouble): string[] =>
  trouble.all().flatMap((line) => /integrity .*"blockedURL":"([^"]+)"/.exec(line)?.[1] ?? []);

test('the browser refuses a module that has no hash in the page', async ({ page, trouble }) => {
  // Without the header, the browser loads the module.
  await page.route('/vinos', async (route) => {
    const answer = await route.fetch();
    const { 'integrity-policy': policy, ...headers } = answer.headers();
    expect(policy).toBe(POLICY);
    await route.fulfill({ response: answer, headers });
  });
  await page.goto('/vinos');
  await importWithoutHash(page);
  expect(refused(trouble)).toEqual([]);

  await page.goto('/');
  await importWithoutHash(page);
  await expect.poll(() => refused(trouble)).toEqual([expect.stringContaining('?without-hash')]);
});

test('every kind of page loads only scripts with a hash', { tag: '@full' }, async ({ page, trouble }) => {
  for (const path of await kindsOfPage()) {
    const answer = await page.goto(path);
    expect(answer?.headers()['integrity-policy'], path).toBe(POLICY);
    await settled(page);
  }
  expect(refused(trouble)).toEqual([]);
});
