import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** A phone needs about a second. After this time the solver gives up, and the form shows an error. */
const TIMEOUT_MS = 60_000;

/**
 * Solves a task of the bot check with Web Crypto, which does not block the page.
 * @returns value of the form field `altcha`: base64 of JSON with task and solution
 */
export const solveBotCheck = async (task: { parameters: object; signature: string }): Promise<string> => {
  const challenge = task as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT_MS });
  if (!solution) throw new Error('The bot check took too long');
  return btoa(JSON.stringify({ challenge, solution }));
};
