/** Records the calls of clients whose answers get lost. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ErrorCode } from 'shared-contracts/errors';
import { type Answer, type Ask, send } from '../fleet/client.ts';
import type { Random } from '../scale/random.ts';
import type { Entry, Operation, Operations } from './entries.ts';

/** Share of lost answers: half on their way, half because the client ends the connection. */
const LOST = 0.06;
/** Longest time until a client ends a connection. */
const MOST_CUT_MS = 60;
const PAUSE_MS = 200;

/** The shop refused. Other errors leave the outcome unknown. */
class Refusal extends Error {}

/** @throws Refusal with the code of the shop, or Error without a certain outcome */
export const readBody = <Body>({ status, text }: Answer): Body => {
  if (status < 300) return JSON.parse(text) as Body;
  // A gateway in front may answer any of these although the API has the request.
  if (status >= 500 || status === 408) throw new Error(`${status}`);
  const { code } = JSON.parse(text) as { code?: string };
  throw new Refusal(code ?? `${status}`);
};

export type Outcome<Op extends Operation> =
  | { kind: 'ok'; answer: Operations[Op]['answer'] }
  | { kind: 'fail' | 'unknown'; why: string };

export const createRecorder = () => {
  const entries: Entry[] = [];
  const started = performance.now();
  let calls = 0;
  return {
    entries,
    /** Records a call and resolves with its outcome. */
    async record<Op extends Operation>(
      client: string,
      op: Op,
      asked: Operations[Op]['asked'],
      run: () => Promise<Operations[Op]['answer']>,
    ): Promise<Outcome<Op>> {
      calls += 1;
      const call = calls;
      const add = (kind: Entry['kind'], value: object) =>
        entries.push({ at: performance.now() - started, client, call, op, kind, value } as Entry);
      add('invoke', asked);
      try {
        const answer = await run();
        add('ok', answer);
        return { kind: 'ok', answer };
      } catch (error) {
        const kind = error instanceof Refusal ? 'fail' : 'unknown';
        const why = (error as Error).message;
        add(kind, { why });
        return { kind, why };
      }
    },
  };
};

export type Recorder = ReturnType<typeof createRecorder>;

/** Sends to one of the addresses, and loses some answers. */
export const losingSend =
  (bases: readonly string[], random: Random, { lost = LOST } = {}) =>
  async (ask: Ask): Promise<Answer> => {
    const isLost = random.chance(lost);
    const isCut = isLost && random.chance(0.5);
    const cut = isCut && { signal: AbortSignal.timeout(random.between(1, MOST_CUT_MS)) };
    const answer = await send(random.pick(bases), { ...ask, ...cut });
    if (isLost) throw new Error('answer lost');
    return answer;
  };

/**
 * Repeats a call until its outcome is known, for at most `patienceMs`.
 * @param busy code of a refusal to wait for: an earlier attempt is still in progress
 */
export const untilKnown = async <Op extends Operation>(
  attempt: () => Promise<Outcome<Op>>,
  patienceMs: number,
  busy?: ErrorCode,
): Promise<Outcome<Op>> => {
  for (const until = performance.now() + patienceMs; ; await sleep(PAUSE_MS)) {
    const outcome = await attempt();
    const isOpen = outcome.kind === 'unknown' || (outcome.kind === 'fail' && outcome.why === busy);
    if (!isOpen || performance.now() > until) return outcome;
  }
};
