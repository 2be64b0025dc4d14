import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Button, RefreshButton, useListContext, useTranslate } from 'react-admin';

/** Actions of a list without rows: take the filters away, create the first row, or read again. */
export const EmptyRows = ({ create }: { create?: ReactNode }) => {
  const translate = useTranslate();
  const { filterValues = {}, setFilters } = useListContext();
  const isFiltered = Object.keys(filterValues).length > 0;
  return (
    <Box sx={{ p: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2">
        {translate(`ra.navigation.${isFiltered ? 'no_filtered_results' : 'no_results'}`)}
      </Typography>
      {isFiltered && <Button label="ra.navigation.clear_filters" onClick={() => setFilters({}, [])} />}
      {create || (!isFiltered && <RefreshButton />)}
    </Box>
  );
};

/** Button of the toolbar that an empty list shows beside its sentence instead. */
export const UnlessEmpty = ({ children }: { children: ReactNode }) => {
  const { total } = useListContext();
  return total === 0 ? null : children;
};
