import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { OfficeOrder } from 'shared-contracts/office/order-detail.schema';

const COLOUR = {
  in_validation: 'warning',
  confirmed: 'primary',
  on_the_way: 'secondary',
  delivered: 'success',
  cancelled: 'default',
} as const satisfies Record<OfficeOrder['status'], string>;

export const StatusChip = ({ status }: Pick<OfficeOrder, 'status'>) => {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={COLOUR[status]}
      label={translate(`orders.status.${status}`)}
    />
  );
};
