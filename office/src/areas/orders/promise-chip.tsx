import Chip from '@mui/material/Chip';
import { useLocaleState, useTranslate } from 'react-admin';
import { dayInSantiago } from 'shared-contracts/domain/santiago';
import type { ListedOrder } from 'shared-contracts/office/orders.schema';
import { formatShortDay } from '../../format/format.ts';

/** Statuses of orders whose promise is not kept yet. A pick-up that is ready has kept it. */
const OPEN: Record<ListedOrder['delivery'], readonly ListedOrder['status'][]> = {
  home: ['confirmed', 'on_the_way'],
  pickup: ['confirmed'],
};

/** Last promised day of an order that has not arrived. Once the day is over, the order is late. */
export const PromiseChip = ({ order: { status, delivery, promised_on: day } }: { order: ListedOrder }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (!(day && OPEN[delivery].includes(status))) return null;
  const isLate = day < dayInSantiago(new Date());
  return (
    <Chip
      size="small"
      variant="outlined"
      color={isLate ? 'error' : 'default'}
      label={translate(isLate ? 'orders.promise_late' : 'orders.promise_until', {
        day: formatShortDay(day, locale),
      })}
    />
  );
};
