import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Title, useLocaleState, useTranslate } from 'react-admin';
import { Link as PageLink, useSearchParams } from 'react-router';
import { endpointUrl } from 'shared-contracts/api/endpoint';
import { dayInSantiago } from 'shared-contracts/domain/santiago';
import { printGuestList, readGuestList } from 'shared-contracts/office/reservations';
import type { GuestList } from 'shared-contracts/office/reservations.schema';
import { useRead } from '../../data/use-read.ts';
import { useWhileUsed } from '../../data/while-used.ts';
import { formatDay } from '../../format/format.ts';
import { joined } from '../../format/joined.ts';
import { ReadError } from '../../parts/read-error.tsx';
import { useMay } from '../../session/session-context.tsx';
import { ArrivalButtons } from './arrival-buttons.tsx';
import { dayOf } from './days.ts';
import { ReservationStateChip } from './reservation-entry.tsx';

type Guest = GuestList['guests'][number];

/** A reservation in the guest list, with its comments and its arrival. */
const GuestEntry = ({ guest, isOfEvent }: { guest: Guest; isOfEvent: boolean }) => {
  const translate = useTranslate();
  const mayChange = useMay('reservations.change');
  const { id, version, hour, people, name, event, message, note, is_held, arrival, steps } = guest;
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', py: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {!isOfEvent && (
          <Typography component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {hour}
          </Typography>
        )}
        <Box sx={{ flexGrow: 1, overflowWrap: 'anywhere', minWidth: 0 }}>
          <PageLink to={`/reservations/${id}/show`}>
            <bdi>{name}</bdi>
          </PageLink>
          , {translate('reservations.people', { smart_count: people })}
        </Box>
        {/* The chip shows that the guest has still to confirm, not until when, so any text does. */}
        <ReservationStateChip status="confirmed" arrival={arrival} confirm_until={is_held ? hour : null} />
        {mayChange && (
          <Stack direction="row" sx={{ gap: 1 }}>
            <ArrivalButtons reservation={{ id, version, steps }} />
          </Stack>
        )}
      </Box>
      {event && !isOfEvent && <Typography color="text.secondary">{event}</Typography>}
      {message && (
        <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          <bdi>«{message}»</bdi>
        </Typography>
      )}
      {note && (
        <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {translate('reservations.guests.note', { note })}
        </Typography>
      )}
    </Box>
  );
};

/** Guests of the day, or of the event, in the address of the page. */
const GuestListPage = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [search] = useSearchParams();
  const event = search.get('event');
  const query = { date: dayOf(search.get('date')) ?? dayInSantiago(new Date()), ...(event && { event }) };
  const { data, error, refetch } = useRead(readGuestList, { query }, { ...useWhileUsed(), retry: false });
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: '48rem' }}>
      <Title title="reservations.guests.title" />
      <Typography variant="h2" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
        {joined([formatDay(query.date, locale), data?.event])}
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
