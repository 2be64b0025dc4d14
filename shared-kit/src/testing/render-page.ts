import type { Locale } from 'shared-contracts/locale';
import type { RemoteAppOptions } from '../lifecycles.tsx';
import { createServerModule } from '../server.tsx';
import { createTestHost } from '../test-host.ts';

/**
 * Creates a remote's `renderPage`, which renders a URL on the server with given responses and parses the
 * HTML.
 */
export const createRenderPage =
  (remote: RemoteAppOptions) =>
  async (url: string, answers: Record<string, unknown>, locale: Locale = 'es') => {
    const host = createTestHost({ locale, answers });
    const result = await createServerModule(remote).render({ url, locale }, host);
    const document = new DOMParser().parseFromString(result.html, 'text/html');
    return { ...result, host, document, text: document.body.textContent ?? '' };
  };

/** Value for `answers` that rejects with this error. */
export const failing = (error: Error) => () => {
  throw error;
};
