import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Title, useNotify, useTranslate } from 'react-admin';
import { NavLink, useSearchParams } from 'react-router';
import type { EndpointInput, EndpointOutput, EndpointSchema } from 'shared-contracts/api/endpoint';
import type { OfficeEndpoint } from 'shared-contracts/office/endpoint';
import { exportFigure } from 'shared-contracts/office/figures';
import { saveText } from '../../actions/save-text.ts';
import { useRead } from '../../data/use-read.ts';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { ReadError } from '../../parts/read-error.tsx';
import { useOffice } from '../../session/session-context.tsx';

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
/** First and last day. */
const DAYS = ['from', 'to'] as const;
const NO_DAYS = { from: '', to: '' };
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

const Download = ({ figure, query }: { figure: Figure; query: Query }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { call } = useOffice();
  const download = async (): Promise<void> => {
    try {
      saveText(await call(exportFigure, { query: { figure, ...query } as { figure: Figure } }));
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

interface FigurePageProps<S extends EndpointSchema, V extends string> {
  figure: Figure;
  endpoint: OfficeEndpoint<S>;
  /** Choice of one value of a few. */
  choice?: {
    /** Parameter of the address and of the query. */
    name: string;
    /** Message key of the label. The values are below it, as `<label>s.<value>`. */
    label: string;
    values: readonly V[];
    initial: V;
    /** Another value has other days by default. */
    hasOwnDays?: boolean;
    /** The file has no such choice. */
    isNotInFile?: boolean;
  };
  /** Whether a person chooses the first and the last day. */
  hasDays?: boolean;
  children: (data: EndpointOutput<S>, chosen: V) => ReactNode;
}

/**
 * Page of a figure: links to the others, choices, which are in the address, then the figure, or why it cannot be read.
 * The former figure stays on the page until the next one is there.
 */
export const FigurePage = <S extends EndpointSchema, V extends string>({
  figure,
  endpoint,
  choice,
  hasDays = true,
  children,
}: FigurePageProps<S, V>) => {
  const translate = useTranslate();
  const [params, setParams] = useSearchParams();
  const names = [...(choice ? [choice.name] : []), ...(hasDays ? DAYS : [])];
  const inAddress: Query = Object.fromEntries(
    names.map((name) => [name, params.get(name) ?? '']).filter(([, value]) => value),
  );
  const change = (changes: Query): void =>
    setParams(
      Object.entries({ ...inAddress, ...changes }).filter(([, value]) => value) as [string, string][],
      { replace: true },
    );
  const chosen = choice && (choice.values.find((one) => one === inAddress[choice.name]) ?? choice.initial);
  const { from, to } = inAddress;
  const query: Query = { ...inAddress, ...(choice && { [choice.name]: chosen }) };
  const { data, error, refetch } = useRead(endpoint, { query } as unknown as EndpointInput<S>, {
    retry: false,
    placeholderData: keepPreviousData,
  });
  // Without chosen days: those that the figure shows by default.
  const days: Query = { ...(data as Query | undefined), ...query };
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title={`figures.${figure}.title`} />
      <Links />
      <Typography color="text.secondary" sx={{ maxWidth: '68ch' }}>
        {translate(`figures.${figure}.help`)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        {choice && chosen && (
          <ChoiceField
            label={choice.label}
            value={chosen}
            values={choice.values}
            words={`${choice.label}s`}
            onChange={(next) => change({ [choice.name]: next, ...(choice.hasOwnDays && NO_DAYS) })}
            sx={{ width: '12rem' }}
          />
        )}
        {hasDays &&
          DAYS.map((name) => (
            <TypedField
              key={name}
              type="date"
              label={`figures.${name}`}
              value={days[name] ?? ''}
              onChange={(day) => change({ [name]: day })}
              sx={{ width: { xs: 'calc(50% - 6px)', sm: '10.5rem' } }}
            />
          ))}
        <Download figure={figure} query={choice?.isNotInFile ? { from, to } : query} />
      </Box>
      {error && <ReadError error={error} onRetry={refetch} />}
      {data === undefined && !error && <Skeleton variant="rounded" height={320} />}
      {data !== undefined && children(data, chosen as V)}
    </Box>
  );
};
