import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { readBarDay } from 'shared-contracts/office/closed-days';
import { useOffice } from '../../session/session-context.tsx';

/** The chosen day of a form with its events, and whether the bar is closed. Undefined until it is known. */
export const useBarDay = () => {
  const { call } = useOffice();
  const day: string | undefined = useWatch({ name: 'day' });
  const { data } = useQuery({
    queryKey: ['bar-day', day],
    queryFn: ({ signal }) => call(readBarDay, { params: { id: day ?? '' } }, { signal }),
    enabled: /^\d{4}-\d\d-\d\d$/.test(day ?? ''),
    // Another form may have changed it a moment ago.
    staleTime: 0,
    retry: false,
  });
  return data;
};
