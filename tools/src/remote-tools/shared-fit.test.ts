import { afterEach, expect, it, vi } from 'vitest';
import { misfitsOf } from './shared-fit.ts';

afterEach(() => vi.unstubAllGlobals());

const built = (version: string, requiredVersion: string) => ({
  id: 'gifts',
  shared: { react: { version, requiredVersion } },
});

it('names version, range and remedy against the shell of the shop', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ shared: { react: { version: '19.3.1' } } }));
  expect(await misfitsOf(built('19.4.0', '^19.4.0'), 'https://shop.example')).toEqual([
    'react: gifts was built with 19.4.0 and takes ^19.4.0, the shell brings 19.3.1. Install react 19.3.1, or release the shell with a newer one first',
  ]);
  expect(await misfitsOf(built('19.2.0', '^19.2.0'), 'https://shop.example')).toEqual([]);
});

it('compares with the shell of the installed packages when no shop answers', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('fetch failed')));
  for (const shop of [undefined, 'https://shop.example'])
    expect(await misfitsOf(built('18.3.1', '^18.3.0'), shop)).toEqual([
      expect.stringMatching(
        /^react: gifts was built with 18\.3\.1 and takes \^18\.3\.0, the shell brings 19\./,
      ),
    ]);
});
