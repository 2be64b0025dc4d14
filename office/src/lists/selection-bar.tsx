import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';

interface SelectionBarProps {
  /** Message keys: name of the bar, number of ticked rows (`smart_count`), button that unticks all. */
  label: string;
  count: string;
  unselect: string;
  /** Actions, while a row is ticked. */
  children: ReactNode;
}

/** Bar above a list with the number of ticked rows and the actions on them. */
export const SelectionBar = ({ label, count, unselect, children }: SelectionBarProps) => {
  const translate = useTranslate();
  const { selectedIds, onUnselectItems } = useListContext();
  const isUsed = selectedIds.length > 0;
  return (
    <Box
      role="group"
      aria-label={translate(label)}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 0.5,
        // In sight beside the last ticked row of a long list. The empty bar has no ground to lie on rows.
        position: isUsed ? 'sticky' : undefined,
        top: 0,
        zIndex: 2,
        minHeight: '3.5rem',
        bgcolor: isUsed ? 'primary.light' : undefined,
        // On a phone, two buttons fit beside each other.
        '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
      }}
    >
      <span role="status">{translate(count, { smart_count: selectedIds.length })}</span>
      {isUsed && (
        <>
          {children}
          <Button onClick={() => onUnselectItems()}>{translate(unselect)}</Button>
        </>
      )}
    </Box>
  );
};
