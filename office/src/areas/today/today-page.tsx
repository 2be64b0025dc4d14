import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Title, useLocaleState, useTranslate } from 'react-admin';
import { readToday } from 'shared-contracts/office/today';
import { useRead } from '../../data/use-read.ts';
import { useWhileUsed } from '../../data/while-used.ts';
import { formatDay, formatHour } from '../../format/format.ts';
import { ReadError } from '../../parts/read-error.tsx';
import { ReservationsCard, SalesCard } from './day-cards.tsx';
import { NumberCard } from './number-card.tsx';

const COLUMNS = 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))';
const SKELETONS = ['a', 'b', 'c', 'd'];

const Waiting = () => (
  <Box sx={{ display: 'grid', gridTemplateColumns: COLUMNS, gap: 1.5 }}>
    {SKELETONS.map((id) => (
      <Skeleton key={id} variant="rounded" height={112} />
    ))}
  </Box>
);

/** First page: the work that waits, the reservations and the sales of the day. */
const TodayPage = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { data, error, refetch } = useRead(readToday, {}, useWhileUsed());
  const numbers = [...(data?.parcel_numbers ?? []), ...(data?.tax_numbers ?? []), ...(data?.numbers ?? [])];
  const work = numbers.filter(({ count }) => count > 0);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Title title="today.title" />
      {error && <ReadError error={error} onRetry={refetch} />}
      {!data && !error && <Waiting />}
      {data && (
        <>
          <Typography color="text.secondary" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
            {formatDay(data.day, locale)}. {translate('today.read_at', { time: formatHour(data.at, locale) })}
          </Typography>
          {work.length === 0 ? (
            <Box>
              <Typography variant="h2">{translate('today.nothing.title')}</Typography>
              <Typography color="text.secondary">{translate('today.nothing.help')}</Typography>
            </Box>
          ) : (
            <Box
              component="ul"
              aria-label={translate('today.work')}
              sx={{ display: 'grid', gridTemplateColumns: COLUMNS, gap: 1.5, m: 0, p: 0 }}
            >
              {work.map((number) => (
                <NumberCard key={number.id} number={number} />
              ))}
            </Box>
          )}
          <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1.5 }}>
            {data.sales && <SalesCard sales={data.sales} />}
            <ReservationsCard reservations={data.reservations} />
          </Box>
        </>
      )}
    </Box>
  );
};

export default TodayPage;
