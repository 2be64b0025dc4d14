import { describe, expect, it } from 'vitest';
import { askOutcome, askStatus } from './ask-outcome.ts';
import { GatewayRefusal, type WebpayGateway, type WebpayTransaction } from './webpay.gateway.ts';

const log = { warn: () => undefined, error: () => undefined };
const transaction = (status: string) => ({ status, buy_order: 'CQ-000001' }) as WebpayTransaction;
const OPEN = transaction('INITIALIZED');
const PAID = transaction('AUTHORIZED');
const REFUSED = new GatewayRefusal('status code 422');
const LOCKED = new GatewayRefusal('Transaction already locked by another process');
const DOWN = new Error('socket hang up');

/** Responses of the gateway, in order. The last one repeats. An error rejects the call. */
const inOrder = (answers: (WebpayTransaction | Error)[]) => {
  const call = async (): Promise<WebpayTransaction> => {
    const answer = answers[Math.min(call.count, answers.length - 1)];
    call.count += 1;
    if (!answer || answer instanceof Error) throw answer;
    return answer;
  };
  call.count = 0;
  return call;
};

const ask = async (commits: (WebpayTransaction | Error)[], states: (WebpayTransaction | Error)[]) => {
  const commit = inOrder(commits);
  const status = inOrder(states);
  let retries = 0;
  const outcome = await askOutcome({ commit, status } as unknown as WebpayGateway, 'token', {
    log,
    beforeRetry: async () => {
      retries += 1;
    },
  });
  return { outcome, calls: [commit.count, status.count, retries] };
};

// Concurrent, because some of these tests wait for real pauses between the attempts.
describe.concurrent('the outcome of a commit', () => {
  it('is the first response, without a further call', async () => {
    expect(await ask([PAID], [])).toEqual({ outcome: PAID, calls: [1, 0, 0] });
  });

  it('is the status of a transaction whose response was lost', async () => {
    expect(await ask([DOWN], [PAID])).toEqual({ outcome: PAID, calls: [1, 1, 0] });
  });

  it('is void for a token that the gateway does not know', async () => {
    expect(await ask([DOWN], [REFUSED])).toEqual({ outcome: 'void', calls: [1, 1, 0] });
  });

  it('is void when the gateway refuses to commit an open transaction', async () => {
    expect(await ask([REFUSED], [OPEN])).toEqual({ outcome: 'void', calls: [1, 1, 0] });
  });

  it.each([
    ['another process commits the same token', LOCKED, OPEN],
    ['the response was lost before the commit', DOWN, OPEN],
    ['neither the commit nor the status was answered', REFUSED, DOWN],
  ])('is asked for again while %s', async (_name, commit, state) => {
    expect(await ask([commit, PAID], [state])).toEqual({ outcome: PAID, calls: [2, 1, 1] });
  });

  it('is unknown after three commits without a response', async () => {
    expect(await ask([DOWN], [DOWN])).toEqual({ outcome: 'unknown', calls: [3, 3, 2] });
  });
});

it('the status is unknown without a response, and void after a refusal', async () => {
  const statusAfter = (answer: WebpayTransaction | Error) =>
    askStatus({ status: inOrder([answer]) } as unknown as WebpayGateway, 'token', log);
  expect(await statusAfter(OPEN)).toBe(OPEN);
  expect(await statusAfter(DOWN)).toBe('unknown');
  expect(await statusAfter(REFUSED)).toBe('void');
});
