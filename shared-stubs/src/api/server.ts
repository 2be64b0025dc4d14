/**
 * The API stub as an HTTP server (`pnpm --filter shared-stubs api`) on STUB_API_PORT (4200), for the shell's
 * API_URL.
 */
import { pathToFileURL } from 'node:url';
import Fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type ApiStub, type ApiStubOptions, createApiStub, type StubLogEntry } from './create-api-stub.ts';
import { readScenarioParameter, ScenarioError } from './read-choice.ts';
import { SCENARIO_NAMES, SCENARIOS } from './scenarios.ts';
import { wait } from './wait.ts';

const DEFAULT_PORT = 4_200;
const HOST = '127.0.0.1';
/** Number of answers that `/__log` keeps. */
const LOG_LENGTH = 500;

const choiceBody = z.strictObject({
  scenario: z.enum(SCENARIO_NAMES).optional(),
  overrides: z.record(z.string(), z.string()).optional(),
  /** The choice as it is in an address, in place of the other fields. */
  address: z.string().optional(),
  /** Starts the sequences again. */
  restart: z.boolean().optional(),
});

/**
 * Applies a choice. An address that cannot be applied chooses the normal scenario. After other choices that cannot, the
 * one before stays.
 * @throws ScenarioError that says why a choice cannot be applied
 */
const applyChoice = (stub: ApiStub, { address, restart, ...choice }: z.output<typeof choiceBody>): void => {
  try {
    if (address === undefined) stub.choose(choice);
    else stub.choose(readScenarioParameter(address));
  } catch (error) {
    if (address !== undefined) stub.choose(readScenarioParameter(''));
    throw error;
  }
  if (restart) stub.restart();
};

export interface StubServerOptions extends ApiStubOptions {
  port?: number;
}
export interface StubServer {
  url: string;
  stub: ApiStub;
  close(): Promise<void>;
}

/** Adds endpoints for scenario, session and log, for the QA panel and tests. */
const addControls = (app: FastifyInstance, stub: ApiStub): void => {
  const log: StubLogEntry[] = [];
  stub.onAnswer((entry) => void log.splice(0, Math.max(0, log.push(entry) - LOG_LENGTH)));
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', () => ({ status: 'ready' }));
  app.get('/__scenario', () => ({ ...stub.choice, scenarios: SCENARIOS }));
  app.put('/__scenario', (request, reply) => {
    const choice = choiceBody.safeParse(request.body);
    if (!choice.success) return reply.code(422).send({ problems: z.prettifyError(choice.error) });
    try {
      applyChoice(stub, choice.data);
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error;
      return reply.code(422).send({ problems: error.message });
    }
    return stub.choice;
  });
  app.get('/__log', () => log);
  app.post('/__reset', () => {
    stub.reset();
    return { ok: true };
  });
};

const textHeaders = (headers: Record<string, string | string[] | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/** @param options port 0 takes any free one */
export const startStubServer = async ({
  port = DEFAULT_PORT,
  ...options
}: StubServerOptions = {}): Promise<StubServer> => {
  const stub = createApiStub(options);
  const app = Fastify({ forceCloseConnections: true });
  // The stub parses bodies itself, so that malformed JSON gets the API's error message.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.url.startsWith('/__')) parseJson(request, body as string, done);
    else done(null, body);
  });
  // The form of the gateway.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, body),
  );
  addControls(app, stub);
  app.all('/*', async (request, reply) => {
    const { method, url, headers, body } = request;
    const answer = await stub.handle({ method, url, headers: textHeaders(headers), body });
    await wait(answer.delayMs);
    return reply.code(answer.status).headers(answer.headers).send(answer.body);
  });
  app.setErrorHandler((error, _, reply) => {
    console.error(error);
    return reply
      .code(500)
      .type('text/plain')
      .send((error as Error).message);
  });
  const url = await app.listen({ port, host: HOST });
  return { url, stub, close: () => app.close() };
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { url } = await startStubServer({ port: Number(process.env.STUB_API_PORT) || DEFAULT_PORT });
  console.log(`API stub on ${url} (scenarios: PUT ${url}/__scenario {"scenario": "sold-out"})`);
}
