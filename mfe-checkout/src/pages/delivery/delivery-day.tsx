import { useUnit } from 'effector-react';
import { SelectField } from 'shared-ui/select-field';
import { useStepField } from '../../lib/form/step-field.ts';
import { $shipping } from '../../lib/shipping.model.ts';
import { useStepMessages } from '../../messages/steps.ts';

/** Choice between the soonest arrival and a later day, for the same price. */
export const DeliveryDay = () => {
  const { delivery } = useStepMessages();
  const shipping = useUnit($shipping);
  const { value, change, control, error } = useStepField<string>('day');
  if (shipping.kind !== 'ready' || !shipping.data.days) return null;
  const days = shipping.data.days.map(({ day, text }) => ({ value: day, label: delivery.arrivalDay(text) }));
  return (
    <SelectField
      {...control}
      label={delivery.when}
      options={[{ value: '', label: delivery.soonest }, ...days]}
      value={days.some((day) => day.value === value) ? value : ''}
      onChange={(event) => change(event.target.value)}
      error={error}
    />
  );
};
