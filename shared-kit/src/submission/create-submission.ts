import { attach, createEvent, createStore, type Effect, sample, type Unit } from 'effector';
import { type FailureCode, failureCodeOf, type ServerWords, serverWordsOf } from '../failure.ts';

/** Why a submission failed. */
export interface Failure extends ServerWords {
  code: FailureCode;
  /** Seconds to wait before a retry, when the server sent them. */
  waitSeconds: number | null;
}

const waitSecondsOf = (error: unknown): number | null => {
  const { retryAfter } = (error ?? {}) as { retryAfter?: unknown };
  return typeof retryAfter === 'number' && retryAfter > 0 ? Math.ceil(retryAfter) : null;
};

const failureOf = (error: unknown): Failure => ({
  ...serverWordsOf(error),
  code: failureCodeOf(error),
  waitSeconds: waitSecondsOf(error),
});

/** Sends the values of a form or command, one submission at a time. Keeps the last failure for the view. */
export const createSubmission = <Values, Answer>(send: Effect<Values, Answer>) => {
  const submitted = createEvent<Values>();
  const forgotten = createEvent();
  const sendFx = attach({ effect: send });
  const { done, fail: failed, pending: $isSending } = sendFx;
  const $failure = createStore<Failure | null>(null, { serialize: 'ignore' })
    .on(sendFx.failData, (_, error) => failureOf(error))
    .reset([sendFx, forgotten]);
  const $isDone = createStore(false, { serialize: 'ignore' })
    .on(done, () => true)
    .reset([sendFx, forgotten]);
  sample({
    clock: submitted,
    source: $isSending,
    filter: (isSending) => !isSending,
    fn: (_, values) => values,
    target: sendFx,
  });
  return {
    /** Sends the values. Ignored while an earlier submission is under way. */
    submitted,
    /** Clears the result of the last submission, e.g. when its page opens again. */
    forgotten,
    /** Fires when a submission starts, with its values. */
    sent: sendFx as Unit<Values>,
    done,
    failed,
    $isSending,
    /** Failure of the last submission, until the next one starts or `forgotten`. */
    $failure,
    /** Whether the last submission succeeded. False after `forgotten`. */
    $isDone,
    /** `useUnit(submission)` gives these to a view. */
    '@@unitShape': () => ({ submit: submitted, isSending: $isSending, failure: $failure, isDone: $isDone }),
  };
};

export type Submission<Values, Answer> = ReturnType<typeof createSubmission<Values, Answer>>;
