import type { Parcel } from 'shared-contracts/api/common.schema';
import type { ParcelWords } from 'shared-contracts/domain/parcel-words/types';

/** Carrier and number of a sent order, with the link to the carrier's page. */
export const ParcelLine = ({
  parcel: { carrier, number, url },
  words,
}: {
  parcel: Parcel;
  words: ParcelWords;
}) => (
  <>
    {words.sent(carrier, number)}{' '}
    {url && (
      <a href={url} target="_blank" rel="noreferrer">
        {words.link(carrier)}
      </a>
    )}
  </>
);
