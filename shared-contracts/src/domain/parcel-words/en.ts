import type { ParcelWords } from './types.ts';

/** Words for parcels in English, as pages and mails show them to the buyer (docs/product/delivery.md#parcels). */
export const parcelWords: ParcelWords = {
  title: 'Parcel',
  sent: (carrier, number) =>
    number === null ? `${carrier} brings it.` : `${carrier} brings it, with the number ${number}.`,
  link: (carrier) => `Follow it on the page of ${carrier}`,
};
