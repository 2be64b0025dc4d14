import {
  attach,
  createEvent,
  createStore,
  type Effect,
  type EventCallable,
  type Store,
  sample,
} from 'effector';
import { type FailureCode, failureCodeOf, type ServerWords, serverWordsOf } from 'shared-kit/failure';
import { waitSecondsOf } from './wait-seconds.ts';

export interface Failure extends ServerWords {
  code: FailureCode;
  /** How long the next try has to wait, when the server said so. */
  waitSeconds: number | null;
}

const failureOf = (error: unknown): Failure => ({
  ...serverWordsOf(error),
  code: failureCodeOf(error),
  waitSeconds: waitSecondsOf(error),
});

export interface Submission<Values, Answer> {
  submitted: EventCallable<Values>;
  done: Effect<Values, Answer>['done'];
  $isSending: Store<boolean>;
  /** Of the last try, until the next one begins. */
  $failure: Store<Failure | null>;
  /** Whether the last try came through. */
  $isDone: Store<boolean>;
}

/** One form's way to the server: once at a time, and the last failure kept for its words. */
export const createSubmission = <Values, Answer>(
  send: Effect<Values, Answer>,
): Submission<Values, Answer> => {
  const submitted = createEvent<Values>();
  const sendFx = attach({ effect: send });
  const $failure = createStore<Failure | null>(null, { serialize: 'ignore' })
    .on(sendFx.failData, (_, error) => failureOf(error))
    .reset(sendFx);
  const $isDone = createStore(false, { serialize: 'ignore' })
    .on(sendFx.done, () => true)
    .reset(sendFx);
  sample({
    clock: submitted,
    source: sendFx.pending,
    filter: (isSending) => !isSending,
    fn: (_, values) => values,
    target: sendFx,
  });
  return { submitted, done: sendFx.done, $isSending: sendFx.pending, $failure, $isDone };
};
