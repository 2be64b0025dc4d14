import type { OfficeOrder } from 'shared-contracts/office/order-detail.schema';
import { StateChip } from '../../parts/state-chip.tsx';
import { statusKey } from './status-key.ts';

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
