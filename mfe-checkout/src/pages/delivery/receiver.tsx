import { useUnit } from 'effector-react';
import { $holdsAlcohol } from '../../lib/cart/cart-view.model.ts';
import type { DeliveryDraft } from '../../lib/draft/draft.ts';
import form from '../../lib/form/form.module.css';
import { RadioInput, TextInput } from '../../lib/form/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { useStepMessages } from '../../messages/steps.ts';

/** Receiver of the order. For alcohol, the law requires an adult with an identity card. */
export const Receiver = ({ receiver }: Pick<DeliveryDraft, 'receiver'>) => {
  const { fields } = useMessages();
  const { delivery } = useStepMessages();
  const hasAlcohol = useUnit($holdsAlcohol);
  return (
    <div className={form.group}>
      <RadioInput
        name="receiver"
        legend={delivery.receiver}
        options={[
          { value: 'me', label: delivery.me },
          { value: 'other', label: delivery.other },
          { value: 'concierge', label: delivery.concierge },
        ]}
      />
      {hasAlcohol && (
        <p className={form.note}>{receiver === 'concierge' ? delivery.conciergeNote : delivery.lawNote}</p>
      )}
      {receiver === 'other' && (
        <>
          <div className={form.pair}>
            <TextInput name="contact.name" label={fields.contactName} />
            <TextInput name="contact.surname" label={fields.contactSurname} optional />
          </div>
          <TextInput name="contact.phone" label={fields.contactPhone} optional type="tel" inputMode="tel" />
        </>
      )}
    </div>
  );
};
