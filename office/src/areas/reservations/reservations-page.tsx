import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import { addDays } from 'shared-contracts/domain/days';
import { dayInSantiago } from 'shared-contracts/domain/santiago';
import { listReservations, readReservationDays } from 'shared-contracts/office/reservations';
import { useRead } from '../../data/use-read.ts';
import { TypedField } from '../../forms/typed-field.tsx';
import { ReadError } from '../../parts/read-error.tsx';
import { AddReservation } from './add-reservation.tsx';
import { DayColumn } from './day-column.tsx';
import { dayOf, mondayOf } from './days.ts';
import { ReservationEntry } from './reservation-entry.tsx';

const WEEK = 7;
const MAX_FOUND = 50;
/** Shorter words find too much. */
const MIN_SEARCH = 3;

/** A function, because a tab may stay open over midnight. */
const today = (): string => dayInSantiago(new Date());

const FoundReservations = ({ q }: { q: string }) => {
  const translate = useTranslate();
  const { data, error, refetch } = useRead(
    listReservations,
    { query: { q, per_page: MAX_FOUND } },
    { retry: false },
  );
  if (error) return <ReadError error={error} onRetry={refetch} />;
  if (!data) return <Skeleton variant="rounded" height={112} />;
  const shown = data.data.length;
  const found = translate('reservations.found', { smart_count: data.total });
  return (
    <>
      <Typography role="status">
        {shown < data.total ? translate('reservations.found_more', { found, shown }) : found}
      </Typography>
      <Box
        component="ul"
        sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 0.5, maxWidth: '40rem' }}
      >
        {data.data.map((reservation) => (
          <li key={reservation.id}>
            <ReservationEntry reservation={reservation} hasDate />
          </li>
        ))}
      </Box>
    </>
  );
};

const Days = ({ from, days }: { from: string; days: number }) => {
  const { data, error, refetch } = useRead(
    readReservationDays,
    { query: { from, days } },
    { retry: false, placeholderData: keepPreviousData },
  );
  return (
    <>
      {error && <ReadError error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton variant="rounded" height={240} />}
      {data && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: days > 1 ? `repeat(${days}, minmax(0, 1fr))` : 'minmax(0, 40rem)',
          }}
        >
          {data.days.map((day) => (
            <DayColumn key={day.date} day={day} isToday={day.date === data.today} />
          ))}
        </Box>
      )}
    </>
  );
};

/** Day, view and search of the address. Only wide windows can show a week. */
const useCalendar = () => {
  const isWide = useMediaQuery('(min-width: 1200px)', { noSsr: true });
  const [search, setSearch] = useSearchParams();
  const date = dayOf(search.get('date')) ?? today();
  const isWeek = isWide && search.get('view') === 'week';
  const asked = search.get('q') ?? '';
  const [typed, setTyped] = useState(asked);
  // Back and Forward show the search of their address.
  const { key } = useLocation();
  const isBackOrForward = useNavigationType() === 'POP';
  const [shownKey, setShownKey] = useState(key);
  if (shownKey !== key) {
    setShownKey(key);
    if (isBackOrForward) setTyped(asked);
  }
  const show = (day: string, asWeek = isWeek): void => {
    setTyped('');
    setSearch({ ...(day !== today() && { date: day }), ...(asWeek && { view: 'week' }) });
  };
  // The address has the search for Back only: as the value of the field it would lag behind the keys.
  const find = (q: string): void => {
    setTyped(q);
    const { q: _, ...rest } = Object.fromEntries(search);
    setSearch({ ...rest, ...(q !== '' && { q }) }, { replace: true });
  };
  return { date, isWide, isWeek, show, typed, find };
};

const Toolbar = ({ state, children }: { state: ReturnType<typeof useCalendar>; children: ReactNode }) => {
  const translate = useTranslate();
  const { date, isWide, isWeek, show } = state;
  const step = isWeek ? WEEK : 1;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Button onClick={() => show(addDays(date, -step))} aria-label={translate('reservations.before')}>
        ←
      </Button>
      <Button onClick={() => show(today())}>{translate('today.title')}</Button>
      <Button onClick={() => show(addDays(date, step))} aria-label={translate('reservations.after')}>
        →
      </Button>
      <TypedField
        type="date"
        label="closed_days.day"
        value={date}
        onChange={(day) => dayOf(day) && show(day)}
        sx={{ width: '11rem', maxWidth: '100%' }}
      />
      {isWide && (
        <Button
          aria-pressed={isWeek}
          variant={isWeek ? 'contained' : 'outlined'}
          onClick={() => show(date, !isWeek)}
        >
          {translate('reservations.week')}
        </Button>
      )}
      {children}
    </Box>
  );
};

/** Calendar of the reservations: a day, or a week on wide windows. */
const ReservationsPage = () => {
  const state = useCalendar();
  const { date, isWeek, typed, find } = state;
  const q = useDeferredValue(typed.trim());
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title="reservations.title" />
      <Toolbar state={state}>
        <AddReservation date={date} />
        <TypedField
          type="search"
          label="reservations.search"
          value={typed}
          onChange={find}
          maxLength={100}
          sx={{ width: '17rem', maxWidth: '100%' }}
        />
      </Toolbar>
      {q.length >= MIN_SEARCH ? (
        <FoundReservations q={q} />
      ) : (
        <Days from={isWeek ? mondayOf(date) : date} days={isWeek ? WEEK : 1} />
      )}
    </Box>
  );
};

export default ReservationsPage;
