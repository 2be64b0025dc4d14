import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

/** Part of the page with its heading, a message key. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  const translate = useTranslate();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ borderTop: 1, borderColor: 'divider', pt: 2, minWidth: 0 }}
    >
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {translate(title)}
      </Typography>
      {children}
    </Box>
  );
};
