import { useUnit } from 'effector-react';
import { formatClp } from 'shared-contracts/domain/money';
import { useLocale } from 'shared-kit/locale';
import { RadioInput } from '../../lib/form/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { $deliveries } from './delivery-options.model.ts';
import { optionWords } from './delivery-options.words.ts';

/** Choice between the cheapest delivery and the fastest one, each with its day and price. */
const DeliveryOptions = () => {
  const words = optionWords[useLocale()];
  const { estimate, totals } = useMessages();
  const deliveries = useUnit($deliveries);
  return (
    <RadioInput
      name="option"
      legend={words.which}
      options={deliveries.map(({ option, price, ...delivery }) => ({
        value: option,
        label: words[option],
        detail: estimate.arrival(delivery),
        aside: price === 0 ? totals.free : formatClp(price),
      }))}
    />
  );
};

export default DeliveryOptions;
