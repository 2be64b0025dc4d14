import { expect, it } from 'vitest';
import { signAccessToken } from './access-token.ts';

it('signs different tokens for the same session, so that a browser notices a renewal', async () => {
  const session = { userId: 'u-1', sessionId: 's-1', name: 'Ana' };
  const sign = () => signAccessToken('a secret that is long enough for a key', session);
  const tokens = await Promise.all([sign(), sign(), sign()]);
  expect(new Set(tokens).size).toBe(3);
});
