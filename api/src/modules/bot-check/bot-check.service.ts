import { createHash } from 'node:crypto';
import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { BotCheckedForm } from 'shared-contracts/api/forms.schema';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/connect.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { sign } from '../../lib/signature.ts';

/** About a second of one core of a phone. */
const COST = { algorithm: 'PBKDF2/SHA-256', cost: 2_000, minCounter: 300, maxCounter: 1_500 } as const;
/** A form may be left open this long. */
const VALID_MS = 20 * 60_000;

const secretsOf = (secret: string) => ({
  hmacSignatureSecret: sign(secret, 'bot-check', 'challenge'),
  hmacKeySignatureSecret: sign(secret, 'bot-check', 'key'),
});

/** A task for the widget; its answer is worth something for this form only. */
export const createBotCheck = async (secret: string, form: BotCheckedForm) => {
  const { parameters, signature = '' } = await createChallenge({
    algorithm: COST.algorithm,
    cost: COST.cost,
    counter: randomInt(COST.minCounter, COST.maxCounter),
    deriveKey,
    data: { form },
    expiresAt: new Date(Date.now() + VALID_MS),
    ...secretsOf(secret),
  });
  return { parameters: { ...parameters }, signature };
};

interface CheckDeps {
  db: Db;
  config: Config;
}

/** Whether an answer is right, made for this form, in time and used for the first time. Uses it up. */
export const passesBotCheck = async (
  { db, config }: CheckDeps,
  form: BotCheckedForm,
  answer: string,
): Promise<boolean> => {
  const payload = parse(answer);
  return payload !== null && (await isSolved(config.APP_SECRET, form, payload)) && useOnce(db, payload);
};

/**
 * Lets a form's answer through, once.
 * @throws DomainError BOT_CHECK_FAILED when it is missing, wrong, for another form, over, or was used before
 */
export const passBotCheck = async (
  deps: CheckDeps,
  form: BotCheckedForm,
  answer: string | undefined,
): Promise<void> => {
  if (deps.config.BOT_CHECK === 'off') return;
  if (answer === undefined || !(await passesBotCheck(deps, form, answer)))
    throw new DomainError('BOT_CHECK_FAILED', {}, ['altcha']);
};

const parse = (answer: string): Payload | null => {
  try {
    const value = JSON.parse(Buffer.from(answer, 'base64').toString('utf8')) as Partial<Payload> | null;
    const isWhole =
      typeof value?.challenge?.signature === 'string' && typeof value.solution?.derivedKey === 'string';
    return isWhole ? (value as Payload) : null;
  } catch {
    return null;
  }
};

const isSolved = async (
  secret: string,
  form: BotCheckedForm,
  { challenge, solution }: Payload,
): Promise<boolean> => {
  try {
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secretsOf(secret) });
    // Signed with the rest, so read only once the signature is known to be ours.
    return verified && challenge.parameters.data?.form === form;
  } catch {
    // The library throws for parameters it cannot use: nothing we ever signed.
    return false;
  }
};

/** False when the answer was used before, by whichever process. */
const useOnce = async (db: Db, { challenge }: Payload): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('bot_check_answers')
    .values({
      answer_hash: createHash('sha256')
        .update(challenge.signature ?? '')
        .digest(),
      expires_at: new Date(Date.now() + VALID_MS),
    })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};
