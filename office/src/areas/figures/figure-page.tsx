import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Title, useNotify, useTranslate } from 'react-admin';
import { NavLink } from 'react-router';
import type { EndpointInput, EndpointOutput, EndpointSchema } from 'shared-contracts/api/endpoint';
import type { OfficeEndpoint } from 'shared-contracts/office/endpoint';
import { exportFigure } from 'shared-contracts/office/figures';
import { saveText } from '../../actions/save-text.ts';
import { ReadError } from '../../parts/read-error.tsx';
import { useOffice } from '../../session/session-context.tsx';
import { DayChoice, type Days } from './choices.tsx';

/** Figures in the order of their links, with their paths. */
const PATHS = {
  sales: '/figures',
  'best-sellers': '/figures/best-sellers',
  'slow-stock': '/figures/slow-stock',
  promises: '/figures/promises',
  carts: '/figures/carts',
  searches: '/figures/searches',
  'lost-searches': '/figures/lost-searches',
  corrections: '/figures/corrections',
} as const;
type Figure = keyof typeof PATHS;
type Query = Readonly<Partial<Record<string, string>>>;

const Links = () => {
  const translate = useTranslate();
  return (
    <Box
      component="nav"
      aria-label={translate('figures.title')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      {Object.entries(PATHS).map(([figure, path]) => (
        <Box
          key={figure}
          component={NavLink}
          to={path}
          end
          sx={{
            py: 1.25,
            minHeight: '2.75rem',
            textDecoration: 'none',
            '&[aria-current]': { fontWeight: 600, boxShadow: 'inset 0 -2px 0 var(--wine)' },
          }}
        >
          {translate(`figures.${figure}.title`)}
        </Box>
      ))}
    </Box>
  );
};

/** Reads a figure. The former one stays on the page until the next one is there. */
export const useFigure = <S extends EndpointSchema>(
  endpoint: OfficeEndpoint<S>,
  query: Query,
): { data: EndpointOutput<S> | undefined; error: Error | null; refetch: () => unknown } => {
  const { call } = useOffice();
  return useQuery({
    queryKey: ['figures', endpoint.id, query],
    queryFn: ({ signal }) => call(endpoint, { query } as unknown as EndpointInput<S>, { signal }),
    retry: false,
    placeholderData: keepPreviousData,
  });
};

const Download = ({ figure, query }: { figure: Figure; query: Query }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { call } = useOffice();
  const download = async (): Promise<void> => {
    try {
      const { filename, text } = await call(exportFigure, {
        query: { figure, ...query } as { figure: Figure },
      });
      saveText(filename, text);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <Button startIcon={<DownloadIcon />} onClick={() => void download()}>
      {translate('figures.csv')}
    </Button>
  );
};

/** Page of a figure: links to the others, choice of days, then the figure, or why it cannot be read. */
export const FigurePage = ({
  figure,
  query,
  result: { data, error, refetch },
  choice,
  onDays,
  children,
}: {
  figure: Figure;
  query: Query;
  result: { data: unknown; error: Error | null; refetch: () => unknown };
  choice?: ReactNode;
  /** For a figure of chosen days: called when a person chooses another first or last day. */
  onDays?: (days: Days) => void;
  children: ReactNode;
}) => {
  const translate = useTranslate();
  const days: Days = { ...(data as Days | undefined), ...query };
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title={`figures.${figure}.title`} />
      <Links />
      <Typography color="text.secondary" sx={{ maxWidth: '68ch' }}>
        {translate(`figures.${figure}.help`)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        {choice}
        {onDays && <DayChoice from={days.from ?? ''} to={days.to ?? ''} onChange={onDays} />}
        <Download figure={figure} query={query} />
      </Box>
      {error && <ReadError error={error} onRetry={refetch} />}
      {data === undefined && !error && <Skeleton variant="rounded" height={320} />}
      {data !== undefined && children}
    </Box>
  );
};
