import Box from '@mui/material/Box';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { takeOutOfBatch } from 'shared-contracts/office/batches';
import type { Batch, BatchOrder } from 'shared-contracts/office/batches.schema';
import { ActionButton } from '../../actions/action-button.tsx';
import { formatShortDay } from '../../format/format.ts';
import { joined } from '../../format/joined.ts';
import { LineItem } from '../../parts/line-item.tsx';
import { StateChip } from '../../parts/state-chip.tsx';
import { useMay, useOffice } from '../../session/session-context.tsx';
import { statusKey } from '../orders/status-key.ts';

const Order = ({ order, batch }: { order: BatchOrder; batch: Batch }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { call } = useOffice();
  const mayTakeOut = useMay('orders.advance') && batch.closed_at === null && order.status === 'confirmed';
  const {
    id,
    number,
    customer,
    delivery,
    address,
    commune,
    promised,
    units,
    status,
    parcel,
    planned_carrier,
  } = order;
  // A cancelled order is not sent, although it stays in its batch.
  const isCancelled = status === 'cancelled';
  const place =
    delivery === 'pickup' ? translate('orders.delivery.pickup') : joined([address, commune], ', ');
  return (
    <LineItem>
      <Box sx={{ minWidth: 0, flex: '1 1 16rem', overflowWrap: 'anywhere' }}>
        <Link to={`/orders/${id}/show`}>{number}</Link> <bdi>{customer}</bdi>
        <Box sx={{ color: 'text.secondary' }}>
          {joined([
            place,
            translate('orders.units', { smart_count: units }),
            !isCancelled &&
              promised &&
              translate('batches.promised', { day: formatShortDay(promised, locale) }),
            parcel
              ? joined([parcel.carrier, parcel.number], ' ')
              : !isCancelled && planned_carrier && translate('batches.planned', { carrier: planned_carrier }),
          ])}
        </Box>
      </Box>
      <StateChip words={statusKey(status, delivery)} />
      {mayTakeOut && (
        <ActionButton
          label="batches.take_out.button"
          done="batches.take_out.done"
          variant="text"
          onAct={() => call(takeOutOfBatch, { params: { id: batch.id }, body: { orders: [id] } })}
        />
      )}
    </LineItem>
  );
};

/** Orders of a batch in the order of the route. */
export const BatchOrders = ({ batch }: { batch: Batch }) => (
  <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
    {batch.orders.map((order) => (
      <Order key={order.id} order={order} batch={batch} />
    ))}
  </Box>
);
