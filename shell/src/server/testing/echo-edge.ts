/** An edge in front of servers whose pages contain all that they were told. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type EchoOrigin, startEchoOrigin } from './echo-origin.ts';
import { type Edge, type EdgeAnswer, startEdge } from './edge.ts';

interface Echo {
  name: string;
  number: number;
  url: string;
  headers: Record<string, string>;
}

/** The request as the server behind the edge received it. */
export const echo = ({ body }: EdgeAnswer) => JSON.parse(body) as Echo;

let count = 0;
/** An address that no test has used. */
export const freshAddress = () => `/page-${++count}`;

/** Starts edge, shell and API for the tests of a `describe`. They are there when its tests run. */
export const openEchoEdge = () => {
  const setup = {} as { shell: EchoOrigin; api: EchoOrigin; edge: Edge };
  beforeAll(async () => {
    [setup.shell, setup.api] = await Promise.all([startEchoOrigin('shell'), startEchoOrigin('api')]);
    setup.edge = await startEdge([setup.shell.port], [setup.api.port]);
  }, 120_000);
  afterAll(async () => {
    await setup.edge?.stop();
    await Promise.all([setup.shell?.stop(), setup.api?.stop()]);
  });
  beforeEach(() => {
    setup.shell.answers.clear();
    setup.api.answers.clear();
  });
  return setup;
};
