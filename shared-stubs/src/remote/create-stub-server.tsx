/** Server bundle of a stub remote. */
import { renderToString } from 'react-dom/server';
import type { ServerModule } from 'shared-contracts/remote';
import { SLOW_RENDER_MS } from './behaviours.ts';
import { pageStateOf } from './page-state-of.ts';
import { StubPage } from './stub-page.tsx';
import { contractOf, type StubRemote } from './stub-remote.ts';

export const createStubServer = (stub: StubRemote): ServerModule => ({
  contract: contractOf(stub.behaviour),

  async render({ url, locale }, host) {
    const page = pageStateOf(stub.id, url, locale);
    if (!page) return { status: 404, head: { title: '', description: '' }, html: '', state: {}, assets: [] };
    if (stub.behaviour === 'slow') await new Promise((done) => setTimeout(done, SLOW_RENDER_MS));
    const state = { url };
    const html = renderToString(<StubPage {...stub} host={host} url={url} state={state} />, {
      identifierPrefix: `stub-${stub.id}-`,
    });
    return { ...page, html, state, assets: ['app'] };
  },
});
