import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Title, useLocaleState, useTranslate } from 'react-admin';
import { Link as PageLink, useSearchParams } from 'react-router';
import { endpointUrl } from 'shared-contracts/api/endpoint';
import { dayInSantiago } from 'shared-contracts/domain/santiago';
import { printGuestList, readGuestList } from 'shared-contracts/office/reservations';
import { formatDay } from '../../format/format.ts';
import { ReadError } from '../../parts/read-error.tsx';
import { useOffice } from '../../session/session-context.tsx';
import { dayOf } from './days.ts';
import { GuestEntry } from './guest-entry.tsx';

/** Guests of the day, or of the event, in the address of the page. */
const GuestListPage = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { call } = useOffice();
  const [search] = useSearchParams();
  const event = search.get('event');
  const query = {
    date: dayOf(search.get('date')) ?? dayInSantiago(new Date()),
    ...(event && { event }),
  };
  const { data, error, refetch } = useQuery({
    queryKey: ['guest-list', query],
    queryFn: ({ signal }) => call(readGuestList, { query }, { signal }),
    retry: false,
  });
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: '48rem' }}>
      <Title title="reservations.guests.title" />
      <Typography variant="h2" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
        {[formatDay(query.date, locale), data?.event].filter(Boolean).join(' · ')}
      </Typography>
      {error && <ReadError error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton variant="rounded" height={240} />}
      {data && (
        <>
          <Typography role="status">
            {translate('reservations.guests.sum', { smart_count: data.people, arrived: data.arrived })}
          </Typography>
          <Link href={endpointUrl(printGuestList, { query })} download sx={{ justifySelf: 'start' }}>
            {translate('reservations.guests.print')}
          </Link>
          {data.guests.length === 0 && <Typography>{translate('reservations.none')}</Typography>}
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {data.guests.map((guest) => (
              <GuestEntry key={guest.id} guest={guest} isOfEvent={data.event !== null} />
            ))}
          </Box>
        </>
      )}
      <PageLink to={`/reservations?date=${query.date}`}>{translate('reservations.see_day')}</PageLink>
    </Box>
  );
};

export default GuestListPage;
