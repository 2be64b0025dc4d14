/**
 * Path of orders below `/api`. The code says "order", the public paths say "purchases" and cannot change
 * (docs/glossary.md). This file is the only place that connects the two words.
 */
export const ORDERS_PATH = '/purchases';
