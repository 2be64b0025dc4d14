import { allSettled, createEffect, fork } from 'effector';
import { ApiError } from 'shared-contracts/errors';
import { describe, expect, it, vi } from 'vitest';
import { createSubmission } from './create-submission.ts';

const refused = new ApiError({
  code: 'TOO_MANY_REQUESTS',
  message: 'Espera un poco.',
  fields: { email: 'Usa otro correo.' },
  retryAfter: 61.2,
});

/** Submission whose server returns these answers in turn and throws those that are errors, then `ok`. */
const submissionTo = (...answers: (string | Error | Promise<string>)[]) => {
  const send = vi.fn(async (_: { email: string }) => {
    const answer = answers.shift() ?? 'ok';
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const submission = createSubmission(createEffect(send));
  const scope = fork();
  const submit = () => allSettled(submission.submitted, { scope, params: { email: 'ana@vinos.cl' } });
  const state = () => ({
    isSending: scope.getState(submission.$isSending),
    isDone: scope.getState(submission.$isDone),
    failure: scope.getState(submission.$failure),
  });
  const forget = () => allSettled(submission.forgotten, { scope });
  return { send, submit, forget, state };
};

describe('a submission', () => {
  it('is done when the server accepts it', async () => {
    const { submit, state } = submissionTo('ok');
    await submit();
    expect(state()).toEqual({ isSending: false, isDone: true, failure: null });
  });

  // The test must notice this fault in shared-kit/src/submission/create-submission.ts
  // - filter: (isSending) => !isSending,
  it('sends once when the user submits again while it is sending', async () => {
    let accept = (_: string) => {};
    const { send, submit, state } = submissionTo(new Promise((done) => (accept = done)));
    const submits = [submit(), submit()];
    expect(state().isSending).toBe(true);
    accept('ok');
    await Promise.all(submits);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('keeps the failure with its texts and its seconds to wait until the next submission', async () => {
    let accept = (_: string) => {};
    const { submit, state } = submissionTo(refused, new Promise((done) => (accept = done)));
    await submit();
    expect(state()).toMatchObject({
      isDone: false,
      failure: {
        code: 'TOO_MANY_REQUESTS',
        message: 'Espera un poco.',
        fields: { email: 'Usa otro correo.' },
        waitSeconds: 62,
      },
    });
    const again = submit();
    expect(state().failure).toBeNull();
    accept('ok');
    await again;
    expect(state().isDone).toBe(true);
  });

  it.each([
    ['success', 'ok'],
    ['failure', refused],
  ])('forgets its %s', async (_, answer) => {
    const { submit, forget, state } = submissionTo(answer);
    await submit();
    await forget();
    expect(state()).toEqual({ isSending: false, isDone: false, failure: null });
  });
});
