import { hrefs } from 'shared-contracts/hrefs';

/** Addresses below a customer's account; only this remote links to them. */
export const accountHrefs = {
  overview: hrefs.account,
  orders: `${hrefs.account}/compras`,
  order: (id: string) => `${hrefs.account}/compras/${encodeURIComponent(id)}`,
  profile: `${hrefs.account}/mis-datos`,
  addresses: `${hrefs.account}/mis-direcciones`,
  privacy: `${hrefs.account}/privacidad`,
  policies: '/cuenta/compras/politicas',
} as const;
