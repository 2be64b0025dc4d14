import { allSettled, fork } from 'effector';
import { hostProvided } from 'shared-kit/host';
import type { PageRequest } from 'shared-kit/page';
import { createTestHost } from 'shared-kit/test-host';
import { expect, it } from 'vitest';
import { page } from './products.page.ts';

const open = async (query: PageRequest['query']) => {
  const scope = fork();
  const host = createTestHost();
  await allSettled(hostProvided, { scope, params: host });
  const params = { url: '/productos', pathname: '/productos', params: {}, query, locale: 'es' } as const;
  await allSettled(page.opened, { scope, params });
  return { host, state: scope.getState(page.$page) };
};

it('redirects a product type to its listing, with the other filters and the campaign', async () => {
  const { state } = await open({ t: ['g'], pais: ['chile', 'francia'], utm_source: ['mail'] });
  expect(state).toMatchObject({ status: 302, redirect: '/gourmet?pais=chile&pais=francia&utm_source=mail' });
});

it('leaves the redirect to the shell, because the page may open before the shopper sees it', async () => {
  const { host } = await open({ t: ['w'] });
  expect(host.visited).toEqual([]);
});
