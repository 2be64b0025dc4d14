import { useWatch } from 'react-hook-form';
import { readBarDay } from 'shared-contracts/office/closed-days';
import { useRead } from '../../data/use-read.ts';

/** The chosen day of a form with its events, and whether the bar is closed. Undefined until it is known. */
export const useBarDay = () => {
  const day: string | undefined = useWatch({ name: 'day' });
  return useRead(
    readBarDay,
    { params: { id: day ?? '' } },
    // Another form may have changed the day a moment ago.
    { enabled: /^\d{4}-\d\d-\d\d$/.test(day ?? ''), staleTime: 0, retry: false },
  ).data;
};
