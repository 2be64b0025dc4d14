import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { BatchPick } from 'shared-contracts/office/batches.schema';
import { pickName } from './pick-name.ts';

/** Bottles to pick, in the order of the shelves. */
export const PickTable = ({ picks }: { picks: readonly BatchPick[] }) => {
  const translate = useTranslate();
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {picks.map((pick) => (
        <Box
          component="li"
          key={pick.sku}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 1,
            py: 1,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Box component="strong" sx={{ width: '6rem' }}>
            {pick.place ?? translate('batches.no_place')}
          </Box>
          <Box component="span" sx={{ width: '3.5rem', fontVariantNumeric: 'tabular-nums' }}>
            {pick.units} ×
          </Box>
          <Box sx={{ flex: '1 1 9rem', minWidth: 0, overflowWrap: 'anywhere' }}>
            {pickName(pick)}
            <Typography variant="body2" color="text.secondary">
              {pick.sku}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
};
