import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** About a second on a phone; beyond this something is wrong, and the form says so. */
const TIMEOUT_MS = 60_000;

/**
 * Solves a task of the bot check; the work is the browser's own cryptography, which leaves the page free.
 * @returns what the field `altcha` of a form wants: base64 of the task with its solution
 */
export const solveBotCheck = async (task: { parameters: object; signature: string }): Promise<string> => {
  const challenge = task as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT_MS });
  if (!solution) throw new Error('The bot check took too long');
  return btoa(JSON.stringify({ challenge, solution }));
};
