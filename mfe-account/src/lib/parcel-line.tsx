import type { Parcel } from 'shared-contracts/api/common.schema';
import { useMessages } from './messages.ts';

/** Carrier and number of a sent order, with the link to the carrier's page. */
export const ParcelLine = ({ parcel: { carrier, number, url } }: { parcel: Parcel }) => {
  const { parcel: words } = useMessages().orders;
  return (
    <>
      {words.sent(carrier, number)}{' '}
      {url && (
        <a href={url} target="_blank" rel="noreferrer">
          {words.link(carrier)}
        </a>
      )}
    </>
  );
};
