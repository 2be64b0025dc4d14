import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { readFreeSeats } from 'shared-contracts/office/reservations';
import { useOffice } from '../../session/session-context.tsx';
import { dayOf } from './days.ts';

/** Hours and events of the day in the form, with the seats that are free for its people. */
export const useFreeSeats = () => {
  const { call } = useOffice();
  const [date, people]: [string | undefined, number | undefined] = useWatch({ name: ['date', 'people'] });
  return useQuery({
    queryKey: ['free-seats', date, people],
    queryFn: ({ signal }) =>
      call(readFreeSeats, { query: { date: date ?? '', people: Number(people) } }, { signal }),
    enabled: Boolean(dayOf(date ?? null)) && Number(people) >= 1,
    retry: false,
    gcTime: 0,
  });
};
