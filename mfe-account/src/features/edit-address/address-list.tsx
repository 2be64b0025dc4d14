import { useUnit } from 'effector-react';
import type { Address } from 'shared-contracts/api/profile.schema';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { useMessages } from '../../lib/messages.ts';
import styles from './addresses.module.css';
import { choosing, editClicked, removing } from './edit-address.model.ts';

const AddressCard = ({ address }: { address: Address }) => {
  const { addresses: words } = useMessages();
  const edit = useUnit(editClicked);
  const { submit: remove, isSending: isRemoving } = useUnit(removing);
  const { submit: makeDefault, isSending: isChoosing } = useUnit(choosing);
  const name = address.identification;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2>{name}</h2>
        {address.is_default && <Badge tone="olive">{words.isDefault}</Badge>}
      </div>
      <address className={styles.lines}>
        {[address.address, address.apartment].filter(Boolean).join(', ')}
        <br />
        {address.commune}, {address.region}
      </address>
      <p className={styles.actions}>
        <Button size="small" aria-label={words.editNamed(name)} onClick={() => edit(address)}>
          {words.edit}
        </Button>
        <Button
          size="small"
          variant="quiet"
          busy={isRemoving}
          aria-label={words.removeNamed(name)}
          onClick={() => remove(address)}
        >
          {words.remove}
        </Button>
        {!address.is_default && (
          <Button
            size="small"
            variant="quiet"
            busy={isChoosing}
            aria-label={words.makeDefaultNamed(name)}
            onClick={() => makeDefault(address)}
          >
            {words.makeDefault}
          </Button>
        )}
      </p>
    </li>
  );
};

export const AddressList = ({ rows }: { rows: readonly Address[] }) => {
  const { addresses: words } = useMessages();
  return (
    <ul className={styles.list} aria-label={words.list}>
      {rows.map((address) => (
        <AddressCard key={address.id} address={address} />
      ))}
    </ul>
  );
};
