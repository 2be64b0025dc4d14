import type { ApiClient } from 'shared-contracts/api/endpoint';
import { describe, expect, it, vi } from 'vitest';
import { answerBotCheck } from './answer-bot-check.ts';

vi.mock('shared-contracts/bot-check/solve-bot-check', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

describe('the solution of a bot check', () => {
  it('fails with a network error when its solver fails to load', async () => {
    const api: ApiClient = { call: async () => ({ parameters: {}, signature: '' }) as never };
    await expect(answerBotCheck(api, 'contact')).rejects.toMatchObject({ code: 'NETWORK' });
  });
});
