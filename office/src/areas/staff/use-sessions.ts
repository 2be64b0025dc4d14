import { useQuery } from '@tanstack/react-query';
import type { OpenSession } from './session-rows.tsx';

/** Reads open sessions. `refresh` of react-admin reads them again. */
export const useSessions = (
  key: string,
  read: () => Promise<{ data: OpenSession[] }>,
): OpenSession[] | undefined => useQuery({ queryKey: ['staff-sessions', key], queryFn: read }).data?.data;
