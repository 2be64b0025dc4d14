import { useEffect, useState } from 'react';
import type { CalledEndpoints } from '../panel/api-section.tsx';

const readEndpoints = async (): Promise<string[]> => {
  const answer = await fetch('/__log', { cache: 'no-store' });
  if (!answer.ok) throw new Error(`/__log: HTTP ${answer.status}`);
  const entries = (await answer.json()) as { endpoint: string | null }[];
  return [...new Set(entries.flatMap(({ endpoint }) => endpoint ?? []))].sort();
};

/** Endpoints that were called before the panel was mounted, from the log of the API stub. */
export const useCalledEndpoints = (): CalledEndpoints => {
  const [called, setCalled] = useState<CalledEndpoints>({ kind: 'asking' });
  useEffect(() => {
    readEndpoints().then(
      (ids) => setCalled({ kind: 'known', ids }),
      () => setCalled({ kind: 'lost' }),
    );
  }, []);
  return called;
};
