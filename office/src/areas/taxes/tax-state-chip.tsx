import Chip, { type ChipProps } from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { TaxState } from 'shared-contracts/domain/tax-states';

const COLOURS: Record<TaxState, ChipProps['color']> = {
  waiting: 'default',
  sent: 'info',
  accepted: 'success',
  objections: 'warning',
  rejected: 'error',
};

/** State of a document at the tax office. */
export const TaxStateChip = ({ state }: { state: TaxState }) => {
  const translate = useTranslate();
  return <Chip size="small" color={COLOURS[state]} label={translate(`taxes.states.${state}`)} />;
};
