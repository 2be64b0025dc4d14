/** `/mcp`: the tools of the remotes over HTTP, for assistants (docs/architecture/tools.md#over-http). */
import {
  createMcpHandler,
  hostHeaderValidationResponse,
  originValidationResponse,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RemoteRegistry } from 'releases/remote-registry';
import { networkOf } from 'serving/client-network';
import { acceptedLocale } from 'shared-contracts/accept-language';
import type { ShellConfig } from '../config.ts';
import type { FrameContent } from '../document/content.ts';
import { THIS_MACHINE } from '../overrides/rights.ts';
import type { RenderPool } from '../render/render-pool.ts';
import { createAddressLimit } from '../visitor/address-limit.ts';
import { parseJson } from '../visitor/parse-json.ts';
import { releaseSetOf } from '../visitor/release-set.ts';
import { takeTexts } from '../visitor/take-texts.ts';
import { createToolCaller } from './call-tool.ts';
import { createProtocolServer } from './protocol.ts';

export const MCP_PATH = '/mcp';
/** A call with all filters is shorter than 2 kB. */
const MAX_BODY_BYTES = 64_000;
const MAX_MESSAGES = 10;
/** Points of one network, and of all, in a window. A call of a tool costs as much as a page. */
const WINDOW_MS = 60_000;
const PER_NETWORK = 300;
const IN_ALL = 30_000;
/** Code of JSON-RPC 2.0 for errors that a server defines itself. */
const SERVER_ERROR = -32_000;
const COST = { call: 5, other: 1 } as const;

const error = (code: number, message: string) => ({ jsonrpc: '2.0', error: { code, message }, id: null });

const costOf = (message: unknown): number =>
  Object(message).method === 'tools/call' ? COST.call : COST.other;

interface McpParts {
  config: ShellConfig;
  /** Version of the shell. */
  version: string;
  registry: Pick<RemoteRegistry, 'current' | 'variant' | 'revision'>;
  pool: Pick<RenderPool, 'render'>;
  content: FrameContent;
}

/** Converts a request whose body was read. */
const toWebRequest = ({ raw, method, headers }: FastifyRequest, body: string, origin: string): Request =>
  new Request(new URL(raw.url ?? MCP_PATH, origin), {
    method,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      name.startsWith(':') || value === undefined ? [] : [[name, String(value)] as [string, string]],
    ),
    ...(method === 'POST' ? { body } : {}),
  });

export const registerMcp = async (
  app: FastifyInstance,
  { config, version, registry, pool, content }: McpParts,
): Promise<void> => {
  const limit = createAddressLimit({ windowMs: WINDOW_MS, perAddress: PER_NETWORK, inAll: IN_ALL });
  const host = new URL(config.publicUrl).hostname;
  const hosts = config.mode === 'demo' ? [host, ...THIS_MACHINE] : [host];
  const shopName = async (locale: 'es' | 'en') => (await content.layout(locale)).shop.name;
  const call = createToolCaller({ pool, shopName, log: app.log });
  const releases = () => releaseSetOf(registry).releases;

  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const body = typeof request.body === 'string' ? request.body : '';
    const asked = toWebRequest(request, body, config.publicUrl);
    const refused = hostHeaderValidationResponse(asked, hosts) ?? originValidationResponse(asked, hosts);
    if (refused) return reply.send(refused);
    // One message, or those of a batch.
    const messages = [parseJson(body)].flat();
    if (messages.length > MAX_MESSAGES)
      return reply
        .code(400)
        .send(error(ProtocolErrorCode.InvalidRequest, `At most ${MAX_MESSAGES} messages in one request`));
    if (limit.isReached(request))
      return reply
        .code(429)
        .header('retry-after', String(WINDOW_MS / 1_000))
        .send(error(SERVER_ERROR, 'Too many calls. Try again in a minute'));
    limit.count(request, messages.reduce<number>((sum, one) => sum + costOf(one), 0) || COST.other);
    const locale = acceptedLocale(request.headers['accept-language'], config.locales);
    const parts = { shopName: await shopName(locale), version, releases, call };
    const handler = createMcpHandler(
      () => createProtocolServer(parts, { locale, client: networkOf(request) }),
      { onerror: (cause) => request.log.warn({ reason: cause.message }, 'mcp'), maxSubscriptions: 1 },
    );
    return reply.header('cache-control', 'no-store').send(await handler.fetch(asked));
  };

  await app.register(async (scope) => {
    takeTexts(scope, MAX_BODY_BYTES);
    scope.route({ method: ['GET', 'POST', 'DELETE'], url: MCP_PATH, exposeHeadRoute: false, handler: serve });
  });
};
