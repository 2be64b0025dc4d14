import { type Effect, sample } from 'effector';
import { createSubmission, type Submission } from 'shared-kit/submission/create-submission';
import { customerChanged } from './customer-page.model.ts';

/**
 * Submission of a customer page. Its result is not shown to another customer. The model of the page fires
 * `forgotten` when the page opens.
 */
export const createCustomerSubmission = <Values, Answer>(
  send: Effect<Values, Answer>,
): Submission<Values, Answer> => {
  const submission = createSubmission(send);
  sample({ clock: customerChanged, target: submission.forgotten });
  return submission;
};
