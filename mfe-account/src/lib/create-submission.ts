import {
  attach,
  createEvent,
  createStore,
  type Effect,
  type EventCallable,
  type Store,
  sample,
} from 'effector';
import { apiErrorOf } from 'shared-contracts/errors';
import { type FailureCode, failureCodeOf } from 'shared-contracts/kit/failure';
import { waitSecondsOf } from './wait-seconds.ts';

export interface Failure {
  code: FailureCode;
  /** How long the next try has to wait, when the server said so. */
  waitSeconds: number | null;
  /** Field → sentence of the server, in the page's language. */
  fields: Readonly<Record<string, string>>;
}

const failureOf = (error: unknown): Failure => ({
  code: failureCodeOf(error),
  waitSeconds: waitSecondsOf(error),
  fields: apiErrorOf(error)?.fields ?? {},
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
