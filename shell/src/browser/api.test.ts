import { createBotCheck } from 'shared-contracts/api/forms';
import { describe, expect, it, vi } from 'vitest';
import { createLazyApi } from './api.ts';
import { createTokens } from './session/tokens.ts';

vi.mock('./api-client.ts', () => {
  throw new TypeError('Loading chunk api-client failed');
});

describe('an API client that fails to load', () => {
  it('fails with a network error, so that a form shows it', async () => {
    const api = createLazyApi('es', createTokens());
    await expect(api.call(createBotCheck, { query: { form: 'contact' } })).rejects.toMatchObject({
      name: 'ApiError',
      code: 'NETWORK',
    });
  });
});
