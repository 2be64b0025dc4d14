import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Line of a list, with its parts beside each other while they fit. */
export const LineItem = ({ children }: { children: ReactNode }) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      gap: 1,
      alignItems: 'center',
      justifyContent: 'space-between',
      py: 1,
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    {children}
  </Box>
);
