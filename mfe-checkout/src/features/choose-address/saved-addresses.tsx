import { useUnit } from 'effector-react';
import { type ReactNode, useCallback, useEffect } from 'react';
import { useForm } from 'react-final-form';
import type { Address } from 'shared-contracts/api/profile.schema';
import { dataOf } from 'shared-kit/query/outcome';
import { Button } from 'shared-ui/button';
import { Icon, plus } from 'shared-ui/icon';
import { RadioGroup } from 'shared-ui/radio-group';
import { Skeleton } from 'shared-ui/skeleton';
import type { DeliveryDraft } from '../../lib/draft/draft.ts';
import { RetryNotice } from '../../lib/retry-notice.tsx';
import { useStepMessages } from '../../messages/steps.ts';
import {
  $addresses,
  $proposal,
  addClicked,
  addressesRequested,
  proposalTaken,
} from './choose-address.model.ts';
import styles from './choose-address.module.css';

/** Option for a typed address. */
const OTHER = '';

const lineOf = ({ address, apartment, commune }: Address): string =>
  [address, apartment, commune].filter(Boolean).join(', ');

/** Radio group of saved addresses. `fields` are the fields of a typed address. */
export const SavedAddresses = ({ chosen, fields }: { chosen: string; fields: ReactNode }) => {
  const { delivery } = useStepMessages();
  const { state, proposal, request, add, taken } = useUnit({
    state: $addresses,
    proposal: $proposal,
    request: addressesRequested,
    add: addClicked,
    taken: proposalTaken,
  });
  const form = useForm<DeliveryDraft>();
  const choose = useCallback(
    (address: Address | undefined) =>
      form.batch(() => {
        form.change('address_id', address?.id ?? OTHER);
        form.change('address', address?.address ?? '');
        form.change('department', address?.apartment ?? '');
        form.change('region_id', address?.region_id ?? '');
        form.change('commune_id', address?.commune_id ?? '');
      }),
    [form],
  );
  useEffect(() => {
    request();
  }, [request]);
  // The customer may have changed or deleted the chosen address since the draft was written.
  useEffect(() => {
    if (state.kind === 'ready' && chosen !== OTHER) choose(state.data.find(({ id }) => id === chosen));
  }, [state, chosen, choose]);
  useEffect(() => {
    if (!proposal) return;
    choose(proposal);
    taken();
  }, [proposal, choose, taken]);

  if (state.kind === 'pending') return <Skeleton step="control" />;
  const addresses = dataOf(state) ?? [];
  return (
    <>
      {state.kind === 'failed' && (
        <RetryNotice kind="warning" onRetry={() => request()}>
          {delivery.addressesFailed}
        </RetryNotice>
      )}
      {addresses.length > 0 && (
        <RadioGroup
          legend={delivery.saved}
          name="address_id"
          value={chosen}
          onChange={(id) => choose(addresses.find((address) => address.id === id))}
          options={[
            ...addresses.map((address) => ({
              value: address.id,
              label: address.identification,
              detail: lineOf(address),
            })),
            { value: OTHER, label: delivery.otherAddress },
          ]}
        />
      )}
      {(addresses.length === 0 || chosen === OTHER) && fields}
      <Button size="small" className={styles.add} onClick={() => add()}>
        <Icon path={plus} size={16} />
        {delivery.addAddress}
      </Button>
    </>
  );
};
