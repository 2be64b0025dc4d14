import { createTestHost } from 'shared-kit/test-host';
import { afterEach, expect, it, vi } from 'vitest';
import { sharePage } from './share-page.ts';

afterEach(() => void vi.unstubAllGlobals());

it('shares the address of a page in the language of the shopper', async () => {
  const share = vi.fn(async () => {});
  vi.stubGlobal('navigator', { share });
  const page = { title: 'Brie', href: '/productos/brie?t=g' };
  await sharePage(createTestHost(), page);
  await sharePage(createTestHost({ locale: 'en' }), page);
  const url = 'http://localhost:3000/productos/brie?t=g';
  expect(share.mock.calls).toEqual([[{ title: 'Brie', url }], [{ title: 'Brie', url: `${url}&lang=en` }]]);
});
