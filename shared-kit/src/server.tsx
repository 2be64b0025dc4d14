import { allSettled, fork, type Scope, serialize } from 'effector';
import { Provider } from 'effector-react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { HostServices } from 'shared-contracts/host';
import type { Locale } from 'shared-contracts/locale';
import type { RenderRequest, RenderResult, ServerModule } from 'shared-contracts/remote';
import { runTool, type ToolCode } from 'shared-contracts/tools/run-tool';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import { bindTopics, hostProvided } from './host.ts';
import type { RemoteAppOptions } from './lifecycles.tsx';
import { loadMessages } from './messages.ts';
import { Outlet } from './outlet.tsx';
import { type FoundPage, findPage, type PageRoute } from './page.ts';

const nothing = () => {};
const MISSING: RenderResult = {
  status: 404,
  head: { title: '', description: '' },
  html: '',
  state: {},
  assets: [],
};

/**
 * Page and request for the route that the shell matched. Matches the URL itself when an older shell passes no
 * route, or when this remote does not have that route.
 */
const pageFor = (routes: readonly PageRoute[], { url, locale, parsed }: RenderRequest): FoundPage | null => {
  const route = parsed && routes.find(({ path }) => path === parsed.route);
  if (!route) return findPage(routes, url, locale);
  const { pathname, params, query } = parsed;
  return { route, request: { url, locale, pathname, params, query } };
};

/** A scope with host, language and messages. */
const openScope = async (
  { messages }: Pick<RemoteAppOptions, 'messages'>,
  locale: Locale,
  host: HostServices,
): Promise<{ scope: Scope; stop: () => void }> => {
  const scope = fork();
  await allSettled(hostProvided, { scope, params: host });
  await loadMessages(messages, { scope, locale });
  return { scope, stop: bindTopics(host, scope) };
};

/**
 * Renders a plain page (docs/architecture/plain-pages.md): components find language and messages, and no model runs.
 * @returns HTML that no script hydrates
 */
export const renderPlain = async (
  options: Pick<RemoteAppOptions, 'messages'>,
  { locale, host }: { locale: Locale; host: HostServices },
  view: ReactNode,
): Promise<string> => {
  const { scope, stop } = await openScope(options, locale, host);
  try {
    return renderToStaticMarkup(<Provider value={scope}>{view}</Provider>);
  } finally {
    stop();
  }
};

/**
 * Creates the server module of a remote: opens the page's model, renders its view and serialises the scope.
 */
export const createServerModule = ({ name, routes, messages }: RemoteAppOptions): ServerModule => ({
  contract: CONTRACT_VERSION,

  async render(request, host) {
    const found = pageFor(routes, request);
    if (!found) return MISSING;
    const { page } = await found.route.load();
    const { scope, stop } = await openScope({ messages }, request.locale, host);
    try {
      await allSettled(page.opened, { scope, params: found.request });
      const state = scope.getState(page.$page);
      if (!state) throw new Error(`${name}/${found.route.id} opened without telling its status and head`);
      const html = renderToString(
        <Provider value={scope}>
          <StaticRouter location={request.url}>
            <Outlet
              routes={routes}
              scope={scope}
              locale={request.locale}
              first={{ page, url: found.request.url }}
              onShown={nothing}
              onError={nothing}
            />
          </StaticRouter>
        </Provider>,
        { identifierPrefix: `${name}-` },
      );
      return {
        ...state,
        html,
        state: serialize(scope) as RenderResult['state'],
        assets: [found.route.id, `messages-${request.locale}`],
      };
    } finally {
      stop();
    }
  },
});

/** Runs the tools of a remote for calls over HTTP. Without a shopper, nothing can be confirmed. */
export const createToolCalls = (tools: readonly ToolCode[]): Required<Pick<ServerModule, 'callTool'>> => ({
  callTool({ name, input }, host) {
    const code = tools.find(({ tool }) => tool.name === name && tool.http);
    if (!code) throw new Error(`${name} is no tool for HTTP`);
    return runTool(code, input, host, async () => false);
  },
});
