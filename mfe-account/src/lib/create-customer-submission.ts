import { combine, createStore, type Effect, sample } from 'effector';
import { createSubmission, type Submission } from 'shared-kit/submission/create-submission';
import { $lastCustomer, customerChanged } from './customer-page.model.ts';

/**
 * Submission of a customer page. Its result is not shown to another customer, also when it arrives late. The model
 * of the page fires `forgotten` when the page opens.
 */
export const createCustomerSubmission = <Values, Answer>(
  send: Effect<Values, Answer>,
): Submission<Values, Answer> => {
  const submission = createSubmission(send);
  const { sent, forgotten, failed } = submission;
  const $sender = createStore<string | null>(null, { serialize: 'ignore' });
  const $isOwn = combine($sender, $lastCustomer, (sender, customer) => sender === customer);
  sample({ clock: sent, source: $lastCustomer, target: $sender });
  const done = sample({ clock: submission.done, filter: $isOwn });
  const ofOther = sample({ clock: [submission.done, failed], filter: $isOwn.map((isOwn) => !isOwn) });
  sample({ clock: [customerChanged, ofOther], fn: () => {}, target: forgotten });
  return { ...submission, done };
};
