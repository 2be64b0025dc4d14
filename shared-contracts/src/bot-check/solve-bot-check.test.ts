import { createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { describe, expect, it } from 'vitest';
import { solveBotCheck } from './solve-bot-check.ts';

const SECRETS = { hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'two' };

describe('the solution of a bot check', () => {
  it('is accepted by the server that created the task, and fits the form field', async () => {
    const { parameters, signature = '' } = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 10,
      counter: 25,
      deriveKey,
      data: { form: 'register' },
      ...SECRETS,
    });
    const answer = await solveBotCheck({ parameters, signature });
    const payload = JSON.parse(atob(answer)) as Payload;
    expect(payload.solution.counter).toBe(25);
    expect((await verifySolution({ ...payload, deriveKey, ...SECRETS })).verified).toBe(true);
    expect(answer.length).toBeLessThan(4000);
  });
});
