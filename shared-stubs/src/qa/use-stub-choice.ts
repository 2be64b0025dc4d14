import { useEffect, useState } from 'react';
import type { ApiChoice } from '../api/scenario-parameter.ts';

const URL_OF_CHOICE = '/__scenario';

/**
 * The choice that the API stub plays. A choice of the address that names something unknown is not played.
 * @param asked choice of the address, shown until the stub answers
 */
export const useStubChoice = (asked: ApiChoice): ApiChoice => {
  const [choice, setChoice] = useState(asked);
  useEffect(() => {
    const read = async () => {
      const answer = await fetch(URL_OF_CHOICE, { cache: 'no-store' });
      const { scenario, overrides } = (await answer.json()) as { scenario?: string; overrides?: object };
      if (answer.ok && scenario && overrides)
        setChoice({ scenario, endpoints: overrides as ApiChoice['endpoints'] });
    };
    // The section says itself when the stub does not answer.
    read().catch(() => undefined);
  }, []);
  return choice;
};

export const restartSequences = async (): Promise<void> => {
  await fetch(URL_OF_CHOICE, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ restart: true }),
  });
};
