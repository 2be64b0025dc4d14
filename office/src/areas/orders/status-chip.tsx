import type { OfficeOrder } from 'shared-contracts/office/order-detail.schema';
import { StateChip } from '../../parts/state-chip.tsx';

/** Message key of a status. A pick-up is never on its way: it is ready. */
export const statusKey = (
  status: OfficeOrder['status'],
  method: OfficeOrder['delivery']['method'] | undefined,
): string =>
  status === 'on_the_way' && method === 'pickup' ? 'orders.advance.ready' : `orders.status.${status}`;

const COLOUR = {
  in_validation: 'warning',
  confirmed: 'primary',
  on_the_way: 'secondary',
  delivered: 'success',
  cancelled: 'default',
} as const satisfies Record<OfficeOrder['status'], string>;

interface StatusChipProps extends Pick<OfficeOrder, 'status'> {
  method: OfficeOrder['delivery']['method'];
}

/** State of an order. */
export const StatusChip = ({ status, method }: StatusChipProps) => (
  <StateChip words={statusKey(status, method)} color={COLOUR[status]} />
);
