import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { createBotCheck } from 'shared-contracts/api/forms';
import { answer, type Handlers } from './handler.ts';

/** A challenge that the browser solves in a few attempts. The stub does not check the solution. */
const EASY = { algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 3 } as const;

export const botCheckHandlers: Handlers = answer(createBotCheck, async () => {
  const { parameters, signature = '' } = await createChallenge({
    ...EASY,
    deriveKey,
    hmacSignatureSecret: 'stub',
    hmacKeySignatureSecret: 'stub',
  });
  return { parameters: { ...parameters }, signature };
});
