import { hrefs } from 'shared-contracts/hrefs';

/** URL of the reservation form with the event chosen. */
export const reservePath = (slug: string): string =>
  `${hrefs.reservation}?evento=${encodeURIComponent(slug)}`;
