import type { Locale } from 'shared-contracts/locale';
import type { RemoteAppOptions } from '../lifecycles.tsx';
import { createServerModule } from '../server.tsx';
import { createTestHost } from '../test-host.ts';

/** Makes a remote's `renderPage`: it renders an address on the server with recorded answers and parses the markup. */
export const createRenderPage =
  (remote: RemoteAppOptions) =>
  async (url: string, answers: Record<string, unknown>, locale: Locale = 'es') => {
    const host = createTestHost({ locale, answers });
    const result = await createServerModule(remote).render({ url, locale }, host);
    const document = new DOMParser().parseFromString(result.html, 'text/html');
    return { ...result, host, document, text: document.body.textContent ?? '' };
  };

/** An answer that fails as the API does. */
export const failing = (error: Error) => () => {
  throw error;
};
