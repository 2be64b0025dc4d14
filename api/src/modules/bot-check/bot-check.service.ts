import { createHash } from 'node:crypto';
import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { BotCheckedForm } from 'shared-contracts/api/forms.schema';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/connect.ts';
import { sign } from '../../lib/signature.ts';
import { insertUsedAnswer } from './bot-check.repository.ts';

/** Cost of a challenge: about one second on one core of a phone. */
const COST = { algorithm: 'PBKDF2/SHA-256', cost: 2_000, minCounter: 300, maxCounter: 1_500 } as const;
/** Longest time between loading a form and sending it. */
const VALID_MS = 20 * 60_000;

const secretsOf = (secret: string) => ({
  hmacSignatureSecret: sign(secret, 'bot-check', 'challenge'),
  hmacKeySignatureSecret: sign(secret, 'bot-check', 'key'),
});

/** Challenge for the widget. Its answer counts for this form only. */
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

/** Whether an answer is correct, made for this form, in time and new. Marks it as used. */
export const passesBotCheck = async (
  { db, config }: CheckDeps,
  form: BotCheckedForm,
  answer: string,
): Promise<boolean> => {
  const payload = parse(answer);
  return payload !== null && (await isSolved(config.APP_SECRET, form, payload)) && markUsed(db, payload);
};

/**
 * Accepts a form's answer once.
 * @throws DomainError BOT_CHECK_FAILED when it is missing, wrong, for another form, expired or already used
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
    // `data` is part of the signed text: read it only after the signature was verified.
    return verified && challenge.parameters.data?.form === form;
  } catch {
    // The library throws for parameters that this shop never signed.
    return false;
  }
};

const markUsed = (db: Db, { challenge }: Payload): Promise<boolean> =>
  insertUsedAnswer(db, {
    answer_hash: createHash('sha256')
      .update(challenge.signature ?? '')
      .digest(),
    expires_at: new Date(Date.now() + VALID_MS),
  });
