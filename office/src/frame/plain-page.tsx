import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { LanguageSwitch } from './language-switch.tsx';

/** Page without menu: sign-in, invitation, and the page for an absent API. */
export const PlainPage = ({ title, children }: { title: string; children: ReactNode }) => {
  const translate = useTranslate();
  return (
    <Box component="main" sx={{ maxWidth: 420, mx: 'auto', px: 2, py: { xs: 3, sm: 8 } }}>
      <title>{`${title} · ${translate('office.name')}`}</title>
      <Typography sx={{ fontFamily: 'var(--serif)', color: 'text.secondary' }}>
        {translate('office.brand')}
      </Typography>
      <Typography variant="h1" sx={{ mb: 3 }}>
        {title}
      </Typography>
      {children}
      <Box sx={{ mt: 4 }}>
        <LanguageSwitch />
      </Box>
    </Box>
  );
};
