import { savedAddresses } from '../../features/edit-address/edit-address.model.ts';
import { Addresses } from '../../features/edit-address/index.ts';
import { LoadedPart } from '../../lib/loaded-part.tsx';
import { useMessages } from '../../lib/messages.ts';
import { AccountArea } from '../account-area.tsx';

export const AddressesView = () => {
  const { addresses: words } = useMessages();
  return (
    <AccountArea here="addresses" title={words.title}>
      <LoadedPart query={savedAddresses} title={words.title}>
        {(rows) => <Addresses rows={rows} />}
      </LoadedPart>
    </AccountArea>
  );
};
