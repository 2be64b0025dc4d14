import { useUnit } from 'effector-react';
import { $addresses, addressesWanted } from '../../features/edit-address/edit-address.model.ts';
import { Addresses } from '../../features/edit-address/index.ts';
import { LoadedPart } from '../../lib/loaded-part.tsx';
import { useMessages } from '../../lib/messages.ts';
import { AccountArea } from '../account-area.tsx';

export const AddressesView = () => {
  const { addresses: words } = useMessages();
  const { addresses, want } = useUnit({ addresses: $addresses, want: addressesWanted });
  return (
    <AccountArea here="addresses" title={words.title}>
      <LoadedPart loaded={addresses} title={words.title} onRetry={() => want()}>
        {(rows) => <Addresses rows={rows} />}
      </LoadedPart>
    </AccountArea>
  );
};
