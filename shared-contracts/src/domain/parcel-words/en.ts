import type { ParcelWords } from './types.ts';

/** Words for parcels in English, as pages and mails show them to the buyer (docs/product/delivery.md#parcels). */
export const parcelWords: ParcelWords = {
  title: 'Parcel',
  sent: (carrier, number) =>
    number === null ? `${carrier} brings it.` : `${carrier} brings it, with the number ${number}.`,
  problems: {
    returned:
      'Your order came back to our shop. We send it again or give your money back: we wrote to you by mail.',
    lost: 'The carrier lost your order. We send it again or give your money back: we wrote to you by mail.',
  },
  link: (carrier) => `Follow it on the page of ${carrier}`,
};
