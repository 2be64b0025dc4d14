import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Title, useLocaleState, useTranslate } from 'react-admin';
import { readPersonalData } from 'shared-contracts/office/personal-data';
import { useRead } from '../../data/use-read.ts';
import { formatShortDay } from '../../format/format.ts';
import { ReadError } from '../../parts/read-error.tsx';
import { Section } from '../../parts/section.tsx';
import { FigureTable } from '../figures/figure-table.tsx';

/** Register of processing, and what the shop erased when. The API renders it from the map of personal data. */
const RegisterPage = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { data, error, refetch } = useRead(readPersonalData, {});
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title="personal_data.title" />
      <Typography color="text.secondary" sx={{ maxWidth: '68ch' }}>
        {translate('personal_data.help')}
      </Typography>
      {error && <ReadError error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton variant="rounded" height={320} />}
      {data && (
        <>
          <Section title="personal_data.purposes">
            <FigureTable
              title="personal_data.purposes"
              rows={data.purposes}
              keyOf={({ id }) => id}
              columns={[
                { label: 'personal_data.name', render: ({ name }) => name },
                { label: 'personal_data.data', render: (row) => row.data },
                { label: 'personal_data.basis', render: ({ basis }) => basis },
                { label: 'personal_data.term', render: ({ term }) => term },
                {
                  label: 'personal_data.receivers',
                  render: ({ receivers }) => receivers.join(', ') || translate('personal_data.nobody'),
                },
                { label: 'personal_data.tables', render: ({ tables }) => tables.join(', ') },
              ]}
            />
          </Section>
          <Section title="personal_data.elsewhere">
            <FigureTable
              title="personal_data.elsewhere"
              rows={data.elsewhere}
              keyOf={({ id }) => id}
              columns={[
                { label: 'personal_data.place', render: ({ name }) => name },
                { label: 'personal_data.term', render: ({ term }) => term },
              ]}
            />
          </Section>
          <Section title="personal_data.erased">
            {data.erased.length === 0 ? (
              <Typography>{translate('personal_data.nothing_erased')}</Typography>
            ) : (
              <FigureTable
                title="personal_data.erased"
                rows={data.erased}
                keyOf={({ day, name, cause }) => `${day} ${name} ${cause}`}
                columns={[
                  { label: 'closed_days.day', render: ({ day }) => formatShortDay(day, locale) },
                  { label: 'personal_data.name', render: ({ name }) => name },
                  {
                    label: 'audit.reason',
                    render: ({ cause }) => translate(`personal_data.causes.${cause}`),
                  },
                  { label: 'personal_data.rows', isNumber: true, render: ({ rows }) => rows },
                ]}
              />
            )}
          </Section>
        </>
      )}
    </Box>
  );
};

export default RegisterPage;
