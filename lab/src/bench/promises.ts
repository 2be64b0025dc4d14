import type { Figures } from './load.ts';

/** A promise about a load. */
export interface LoadPromise {
  connections: number;
  text: string;
  isKept(figures: Figures): boolean;
}

/** The promises about the API (docs/architecture/promises.md#api). */
export const PROMISES = {
  read: {
    connections: 10,
    text: '≥ 1,000 req/s, p99 ≤ 30 ms',
    isKept: ({ perSecond, p99 }) => perSecond >= 1000 && p99 <= 30,
  } as LoadPromise,
  cartWrite: {
    connections: 10,
    text: '≥ 300 req/s',
    isKept: ({ perSecond }) => perSecond >= 300,
  } as LoadPromise,
  search: { connections: 1, text: 'p99 ≤ 50 ms', isKept: ({ p99 }) => p99 <= 50 } as LoadPromise,
  /** Reading of a list in the shop of 100,000 products, as a multiple of that in the shop of 120. */
  warmList: { text: '< 2 times', times: 2 },
  /** From the start of the API until it is ready. */
  ready: { text: '≤ 1,000 ms', ms: 1000 },
  /** Of the API process under load. */
  memory: { text: '≤ 150 MB', mb: 150 },
};
