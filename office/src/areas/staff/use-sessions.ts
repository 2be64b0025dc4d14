import { useQuery } from '@tanstack/react-query';
import type { OpenSession } from './session-rows.tsx';

/** Reads open sessions. `refresh` of react-admin reads them again. */
export const useSessions = (
  key: string,
  read: () => Promise<{ data: OpenSession[] }>,
): { sessions: OpenSession[] | undefined; error: Error | null; refetch: () => unknown } => {
  const { data, error, refetch } = useQuery({
    queryKey: ['staff-sessions', key],
    queryFn: read,
    retry: false,
  });
  return { sessions: data?.data, error, refetch };
};
