import { listLink } from '../../lists/list-link.ts';
import type { Entry } from './entry.ts';

type Named = Pick<Entry, 'entity' | 'entity_id'>;
const PRODUCT_ID = /^\d+$/;

const LINKS: Readonly<Partial<Record<Entry['entity'], (id: string) => string>>> = {
  order: (q) => listLink('orders', { q }),
  batch: (id) => `/batches/${id}/show`,
  product: (id) => (PRODUCT_ID.test(id) ? `/products/${id}/show` : listLink('products', { q: id })),
  staff: (q) => listLink('staff', { q }),
  coupon: (q) => listLink('coupons', { q }),
  'house-case': () => '/house-cases',
  delivery: () => '/delivery',
  setting: (key) => `/rules/${key}`,
  'closed-day': () => '/closed-days',
  event: () => '/events',
  customer: (id) => `/people/${id}/show`,
  reservation: () => '/reservations',
  message: (q) => listLink('messages', { q }),
  'privacy-request': (q) => listLink('privacy-requests', { q }),
  incident: (id) => `/incidents/${id}`,
  subscription: () => '/subscriptions',
  mail: () => '/failed-mails',
  content: () => '/pages',
};

/** Page of the entity that an entry names, or the list that finds it. Pictures and views of a list have none. */
export const entityLink = ({ entity, entity_id }: Named): string | undefined =>
  entity_id === 'list' ? undefined : LINKS[entity]?.(entity_id);
