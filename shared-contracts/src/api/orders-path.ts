/**
 * Path of orders below `/api`. Code says "order"; the public paths say "purchases" and stay
 * (docs/glossary.md). This is the only place that maps the one word to the other.
 */
export const ORDERS_PATH = '/purchases';
