import { hrefs } from 'shared-contracts/hrefs';

/** The reservation form with an event already chosen. */
export const reservePath = (slug: string): string =>
  `${hrefs.reservation}?evento=${encodeURIComponent(slug)}`;
