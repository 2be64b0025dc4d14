import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

/** Names with values. Leaves out what has no value. */
export const Facts = ({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) => {
  const translate = useTranslate();
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)' },
        columnGap: 2,
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, mb: 1, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
      }}
    >
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
        .map(([label, value]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <dt>{translate(label)}</dt>
            <dd>
              {/* A name from right to left must not turn the line around. */}
              <bdi>{value}</bdi>
            </dd>
          </Box>
        ))}
    </Box>
  );
};
