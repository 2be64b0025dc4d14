import type { ApiClient } from 'shared-contracts/api/endpoint';
import type { HostLog } from './log.ts';

/** Passwords stay out: a log is what a bug report shows. */
const withoutSecrets = (input: unknown): unknown => {
  const { body } = (input ?? {}) as { body?: Record<string, unknown> };
  if (!body || typeof body !== 'object') return input;
  const shown = Object.entries(body).map(([key, value]) => [key, key.includes('password') ? '•••' : value]);
  return { ...(input as object), body: Object.fromEntries(shown) };
};

/** The same client, with a line in the log for each call that ended. */
export const recordApi = (api: ApiClient, log: HostLog): ApiClient => ({
  async call(endpoint, input, options) {
    const started = performance.now();
    const end = (payload: object) =>
      log.add({
        kind: 'api',
        topic: endpoint.id,
        payload: { input: withoutSecrets(input), ...payload },
        ms: Math.round(performance.now() - started),
      });
    try {
      const answer = await api.call(endpoint, input, options);
      end({ answer });
      return answer;
    } catch (error) {
      end({ error });
      throw error;
    }
  },
});
