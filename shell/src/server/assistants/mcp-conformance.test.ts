/**
 * The protocol's own conformance scenarios against `/mcp`. `pnpm test:full` runs them. npx brings the program: as a
 * dependency it would put a web framework beside the API's packages, which take it as an optional peer.
 */
import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestShell, type TestShell } from '../testing/test-shell.ts';

const IS_FULL = process.env.TEST_FULL === '1';
/** The first version with scenarios of 2026-07-28. */
const PROGRAM = ['--yes', '@modelcontextprotocol/conformance@0.2.0-alpha.12'];
const LIMIT_MS = 300_000;

const TOOLS = {
  'catalog.search': {
    description: { es: 'Busca', en: 'Finds' },
    kind: 'read',
    endpoints: [],
    http: true,
    deprecated: false,
    input: { type: 'object', properties: { words: { type: 'string' } } },
    output: { type: 'object' },
  },
};

/** Scenario and revision of the protocol. */
const APPLICABLE = [
  ['server-initialize', '2025-11-25'],
  ['ping', '2025-11-25'],
  ['tools-list', '2025-11-25'],
  ['dns-rebinding-protection', '2025-11-25'],
  ['tools-list', '2026-07-28'],
  ['dns-rebinding-protection', '2026-07-28'],
  ['http-header-validation', '2026-07-28'],
  ['sep-2164-resource-not-found', '2026-07-28'],
  ['input-required-result-unsupported-methods', '2026-07-28'],
] as const;

/**
 * Scenarios of which some checks pass: each failing check, with the reason. All other scenarios of the program call test
 * tools, resources, prompts, completion, logging, tasks or elicitation, which the shop does not have.
 */
const PARTLY: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'server-stateless': {
    'sep-2575-server-rejects-undeclared-capability': 'needs a test tool that asks the client',
    'sep-2575-missing-capability-http-400': 'needs a test tool that asks the client',
    'sep-2575-http-server-no-independent-requests-on-stream': 'needs a test tool with a stream',
    'sep-2575-server-no-log-without-loglevel': 'needs a test tool that logs',
  },
  caching: {
    'sep-2549-prompts-list-caching-hints': 'the shop has no prompts',
    'sep-2549-resources-list-caching-hints': 'the shop has no resources',
    'sep-2549-resources-templates-list-caching-hints': 'the shop has no resources',
  },
};

describe.runIf(IS_FULL)('/mcp', () => {
  let shell: TestShell;
  beforeAll(async () => {
    shell = await startTestShell({}, { tools: TOOLS });
    await shell.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => shell?.stop());

  const run = (scenario: string, revision: string) =>
    new Promise<{ code: unknown; output: string }>((done) => {
      const { port } = shell.app.server.address() as AddressInfo;
      const args = [...PROGRAM, 'server', '--url', `http://localhost:${port}/mcp`, '--scenario', scenario];
      execFile('npx', [...args, '--spec-version', revision], (error, stdout, stderr) =>
        done({ code: error?.code ?? 0, output: stdout + stderr }),
      );
    });

  it.each(APPLICABLE)('passes %s of %s', { timeout: LIMIT_MS }, async (scenario, revision) => {
    const { code, output } = await run(scenario, revision);
    expect(code, output).toBe(0);
    expect(output).toMatch(/Passed: [1-9]\d*\//);
  });

  it.each(Object.entries(PARTLY))(
    'passes %s but for the listed checks',
    { timeout: LIMIT_MS },
    async (scenario, known) => {
      const { output } = await run(scenario, '2026-07-28');
      const failed = [...output.matchAll(/\[([\w-]+)\s*\] \S*FAILURE/g)].map(([, id]) => id);
      expect([...new Set(failed)].sort()).toEqual(Object.keys(known).sort());
    },
  );
});
