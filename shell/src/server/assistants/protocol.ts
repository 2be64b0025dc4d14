/** The shop as a server of the Model Context Protocol: `tools/list` and `tools/call`, without a session. */
import { ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import type { Release } from 'releases/remote-registry';
import type { Locale } from 'shared-contracts/locale';
import type { CallTool } from './call-tool.ts';
import { httpTools, type LiveTool } from './live-tools.ts';

/** Clients may keep the list of tools for this long, so they see a new release this much later at most. */
const LIST_MS = 60_000;

export interface Caller {
  locale: Locale;
  /** IPv4 address or IPv6 /64 of the client: callers take turns by it. */
  client: string;
}

interface Parts {
  shopName: string;
  /** Version of the shell. */
  version: string;
  releases(): ReadonlyMap<string, Release>;
  call: CallTool;
}

/** Schema of an answer: `data` is the output that the tool's contract describes. */
const answerSchema = (data: LiveTool['record']['output']) => ({
  type: 'object' as const,
  properties: {
    release: { type: 'string' },
    ok: { type: 'boolean' },
    data,
    note: { type: 'string' },
  },
  required: ['release', 'ok', 'data', 'note'],
});

const describeTool = ({ name, record }: LiveTool, locale: Locale) => ({
  name,
  description: record.description[locale],
  inputSchema: record.input as { type: 'object' },
  outputSchema: answerSchema(record.output),
  annotations: { readOnlyHint: true, openWorldHint: false },
});

/** A server for one request. */
export const createProtocolServer = (
  { shopName, version, releases, call }: Parts,
  { locale, client }: Caller,
): Server => {
  const server = new Server(
    { name: shopName, version },
    {
      capabilities: { tools: {} },
      cacheHints: {
        'tools/list': { ttlMs: LIST_MS, cacheScope: 'public' },
        'server/discover': { ttlMs: LIST_MS, cacheScope: 'public' },
      },
    },
  );
  server.setRequestHandler('tools/list', () => ({
    tools: httpTools(releases()).map((tool) => describeTool(tool, locale)),
  }));
  server.setRequestHandler('tools/call', async ({ params }) => {
    const tool = httpTools(releases()).find(({ name }) => name === params.name);
    if (!tool) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${params.name}`);
    const answer = await call({ tool, input: params.arguments ?? {}, locale, client });
    return {
      content: [{ type: 'text' as const, text: JSON.stringify(answer) }],
      structuredContent: { ...answer },
      ...(answer.ok ? {} : { isError: true }),
    };
  });
  return server;
};
