import { hrefs } from 'shared-contracts/hrefs';

/** Path of the reservation form with a chosen event. */
export const reservePath = (slug: string): string =>
  `${hrefs.reservation}?evento=${encodeURIComponent(slug)}`;
