/** Topic name → payloads that it must accept and refuse. A topic without samples fails the suite. */
export interface TopicSamples {
  good: readonly unknown[];
  bad: readonly unknown[];
  /** Valid result of a command. */
  result?: unknown;
  badResult?: unknown;
  /** Payloads of the previous version, if there is one. */
  older?: readonly unknown[];
}

const item = {
  sku: 'W-1',
  name: 'Carmenère',
  product_type: 'Wine',
  slug: 'carmenere',
  price: 12_990,
  reference_price: null,
  stock: 6,
  brand: { name: 'Viña', slug: 'vina' },
  year: 2021,
  format: null,
  frontend_image: '/storage/products/carmenere',
};

export const TOPIC_SAMPLES: Readonly<Record<string, TopicSamples>> = {
  'cart.update': {
    good: [
      { item, qty: 2, previousQty: 0 },
      { item: { ...item, reference_price: '15990', year: null, format: 250 }, qty: 0, previousQty: 2 },
      { item, qty: 2, previousQty: 0, skipPanel: true },
      { item, qty: 2, previousQty: 0, add: 2 },
    ],
    bad: [
      { item, qty: -1, previousQty: 0 },
      { item, qty: 1.5, previousQty: 0 },
      { item: { ...item, sku: '' }, qty: 1, previousQty: 0 },
      { qty: 1, previousQty: 0 },
      { item, qty: 2, previousQty: 0, skipPanel: 'yes' },
      { item, qty: 2, previousQty: 0, add: -1 },
    ],
    older: [
      { item, qty: 2, previousQty: 0 },
      { item, qty: 2, previousQty: 0, isTold: true },
    ],
    result: { count: 2, total: 25_980 },
    badResult: { count: 'two' },
  },
  'cart.state': {
    good: [
      { count: 0, total: 0, lines: [] },
      { count: 2, total: 25_980, lines: [{ sku: 'W-1', qty: 2 }] },
      { count: 2, total: 25_980, lines: [{ sku: 'W-1', qty: 2 }], isUnread: true },
    ],
    bad: [
      { count: -1, total: 0, lines: [] },
      { count: 1, total: 0.5, lines: [] },
      { count: 1, total: 1 },
      { count: 0, total: 0, lines: [], isUnread: 'yes' },
    ],
  },
  'cart.panel': { good: [{ open: true, reason: 'added' }, { open: false }], bad: [{ open: 'yes' }, {}] },
  'locale.state': { good: [{ locale: 'es' }, { locale: 'en' }], bad: [{ locale: 'fr' }] },
  'session.state': {
    good: [{ kind: 'unknown' }, { kind: 'guest' }, { kind: 'customer', id: '1', firstName: 'Ana' }],
    bad: [{ kind: 'customer' }, { kind: 'admin' }],
  },
  'search.open': { good: [{}, { query: 'malbec' }], bad: [{ query: 7 }] },
  'dialog.open': {
    good: [{ type: 'error', title: 'T', description: 'D' }],
    bad: [{ type: 'loud', title: 'T', description: 'D' }, { type: 'info' }],
    result: { confirmed: true },
    badResult: { confirmed: 1 },
  },
  'analytics.track': {
    good: [{ event: 'add_to_cart', data: { currency: 'CLP' } }],
    bad: [{ event: 'add_to_cart' }],
  },
};
