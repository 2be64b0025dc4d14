import { createEvent, createStore, type Effect, sample } from 'effector';
import type { FailureCode } from 'shared-kit/failure';
import { navigateFx, trackFx } from 'shared-kit/host';
import {
  createSubmission as createKitSubmission,
  type Failure,
} from 'shared-kit/submission/create-submission';

interface SubmissionOptions<Values, Answer> {
  send: Effect<Values, Answer>;
  /** Thank-you page (docs/product/forms.md). */
  donePath: string;
  /** Failures that the user cannot correct in the form, and the failure page that explains them. */
  lost?: { codes: readonly FailureCode[]; path: string };
  /** Data of `generate_lead` in the data layer. No personal data. */
  leadOf: (values: Values) => Record<string, string | number>;
}

/** The kit's submission, followed by the thank-you page and an entry in the data layer. */
export const createSubmission = <Values, Answer>(options: SubmissionOptions<Values, Answer>) => {
  const { send, donePath, lost, leadOf } = options;
  const { submitted, sent, done, failed, $isSending, $failure } = createKitSubmission(send);

  const isLost = (failure: Failure | null) => failure !== null && lost?.codes.includes(failure.code) === true;
  const $ownFailure = $failure.map((failure) => (isLost(failure) ? null : failure));
  const $typed = createStore<Values | null>(null, { serialize: 'ignore' })
    .on(sent, (_, values) => values)
    .reset(done);
  const answerKept = createEvent<Answer>();
  const $answer = createStore<Answer | null>(null, { serialize: 'ignore' })
    .on(done, (_, { result }) => result)
    .on(answerKept, (_, kept) => kept);

  sample({ clock: done, fn: () => ({ href: donePath, replace: true }), target: navigateFx });
  sample({
    clock: done,
    fn: ({ params }) => ({ event: 'generate_lead', data: leadOf(params) }),
    target: trackFx,
  });
  sample({
    clock: $failure,
    filter: isLost,
    fn: () => ({ href: lost?.path ?? donePath, replace: true }),
    target: navigateFx,
  });

  return {
    submitted,
    failed,
    $isSending,
    /** Values of the last submission until it succeeds. The form shows them again after a failure page. */
    $typed,
    /** Failure that the user can correct in the form. */
    $failure: $ownFailure,
    /** Response to the last successful submission since the document was loaded, or before its reload (`answerKept`). */
    $answer,
    answerKept,
    /** `useUnit(submission)` gives these to a form. */
    '@@unitShape': () => ({
      submit: submitted,
      isSending: $isSending,
      typed: $typed,
      failure: $ownFailure,
    }),
  };
};
