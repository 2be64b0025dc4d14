import type { ApiClient } from 'shared-contracts/api/endpoint';
import type { HostLog } from './log.ts';

/** Removes passwords, because logs are pasted into bug reports. */
const withoutSecrets = (input: unknown): unknown => {
  const { body } = (input ?? {}) as { body?: Record<string, unknown> };
  if (!body || typeof body !== 'object') return input;
  const shown = Object.entries(body).map(([key, value]) => [key, key.includes('password') ? '•••' : value]);
  return { ...(input as object), body: Object.fromEntries(shown) };
};

/** Wraps a client: each finished call adds a log entry. */
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
