import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { ListedReturn } from 'shared-contracts/office/returns.schema';
import { StateChip } from '../../parts/state-chip.tsx';

/** State of a return, and whether it waits too long. */
export const StateChips = ({ state, is_late }: Pick<ListedReturn, 'state' | 'is_late'>) => {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <StateChip words={`returns.states.${state}`} />
      {is_late && <Chip size="small" color="error" label={translate('returns.late')} />}
    </Stack>
  );
};
