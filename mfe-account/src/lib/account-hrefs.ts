import { hrefs } from 'shared-contracts/hrefs';

/** Paths below my account. Only this remote links to them. */
export const accountHrefs = {
  overview: hrefs.account,
  orders: `${hrefs.account}/compras`,
  order: (id: string) => `${hrefs.account}/compras/${encodeURIComponent(id)}`,
  profile: `${hrefs.account}/mis-datos`,
  addresses: `${hrefs.account}/mis-direcciones`,
  privacy: `${hrefs.account}/privacidad`,
  policies: '/cuenta/compras/politicas',
} as const;
