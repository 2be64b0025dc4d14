import { attach, createEvent, createStore, type Effect, sample } from 'effector';
import { type FailureCode, failureCodeOf, type ServerWords, serverWordsOf } from 'shared-kit/failure';
import { navigateFx, trackFx } from 'shared-kit/host';

/** Why a form did not come through. */
export interface Failure extends ServerWords {
  code: FailureCode;
}

interface SubmissionOptions<Values, Answer> {
  send: Effect<Values, Answer>;
  /** Page that says thank you (SPEC §2). */
  donePath: string;
  /** Failures that nothing in the form can mend, and the page that says so. */
  lost?: { codes: readonly FailureCode[]; path: string };
  /** Data of the `generate_lead` of the data layer; nothing personal. */
  leadOf: (values: Values) => Record<string, string | number>;
}

/**
 * The way of one form to the server: once at a time; what was typed is kept until it came through; then the data layer
 * is told and the person thanked.
 */
export const createSubmission = <Values, Answer>(options: SubmissionOptions<Values, Answer>) => {
  const { send, donePath, lost, leadOf } = options;
  const isLost = (error: unknown): boolean => lost?.codes.includes(failureCodeOf(error)) ?? false;

  const submitted = createEvent<Values>();
  const sendFx = attach({ effect: send });
  const leaveFx = attach({ effect: navigateFx });
  const tellFx = attach({ effect: trackFx });

  const $isSending = sendFx.pending;
  const $draft = createStore<Values | null>(null, { serialize: 'ignore' })
    .on(sendFx, (_, values) => values)
    .reset(sendFx.done);
  const $failure = createStore<Failure | null>(null, { serialize: 'ignore' })
    .reset(sendFx)
    .on(sendFx.failData, (_, error) =>
      isLost(error) ? null : { ...serverWordsOf(error), code: failureCodeOf(error) },
    );
  const $answer = createStore<Answer | null>(null, { serialize: 'ignore' }).on(
    sendFx.doneData,
    (_, answer) => answer,
  );

  sample({
    clock: submitted,
    source: $isSending,
    filter: (isSending) => !isSending,
    fn: (_, values) => values,
    target: sendFx,
  });
  sample({ clock: sendFx.done, fn: () => ({ href: donePath, replace: true }), target: leaveFx });
  sample({
    clock: sendFx.done,
    fn: ({ params }) => ({ event: 'generate_lead', data: leadOf(params) }),
    target: tellFx,
  });
  sample({
    clock: sendFx.failData,
    filter: isLost,
    fn: () => ({ href: lost?.path ?? donePath, replace: true }),
    target: leaveFx,
  });

  return {
    submitted,
    /** The last try did not come through; what it held. */
    failed: sendFx.fail,
    $isSending,
    /** What was sent, until it came through: the way back from a failure finds it in the fields. */
    $draft,
    /** Of the last try, while the form can do something about it. */
    $failure,
    /** The last one that came through in this document. */
    $answer,
  };
};
