/**
 * Prints the processor time of the decision about a request, of a step without a trace, and of a recorded span with its
 * export, in µs. `pnpm bench traces` runs it with the address of a receiver.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { beginTrace, inSpan, runIn } from '../span.ts';
import { startTracing } from '../start-tracing.ts';

const ROUNDS = 7;
const CALLS = 200_000;
const REQUESTS = 1_000;
const STEPS = 9;
const [endpoint = ''] = process.argv.slice(2);
process.env.OTEL_EXPORTER_OTLP_ENDPOINT = endpoint;
const OPTIONS = { endpoint, perSecond: 1e6, continuedPerSecond: 0, browsers: false };
const SERVICE = { name: 'shell', version: '1' } as const;

/** Least processor time of a call, µs. Other programs only add time. */
const least = async (calls: number, work: () => Promise<void>): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / calls);
  }
  return Math.min(...times);
};

const start = () => ({ name: 'page /vinos', attributes: { 'http.request.method': 'GET' } });
const step = { name: 'sql read_cart', attributes: { 'db.query.text': 'select * from carts where id = $1' } };

const untraced = await startTracing({ ...OPTIONS, ratio: Number.MIN_VALUE }, SERVICE);
const decision = await least(CALLS, async () => {
  for (let call = 0; call < CALLS; call += 1) beginTrace(start);
});
const idleStep = await least(CALLS, async () => {
  for (let call = 0; call < CALLS; call += 1) await inSpan(step, async () => {});
});
await untraced.stop();

const span = await least(REQUESTS * (STEPS + 1), async () => {
  const traced = await startTracing({ ...OPTIONS, ratio: 1 }, SERVICE);
  for (let request = 0; request < REQUESTS; request += 1) {
    const root = beginTrace(start);
    if (!root) throw new Error('The request is not traced');
    await runIn(root, async () => {
      for (let each = 0; each < STEPS; each += 1) await inSpan(step, async () => {});
    });
    root.end();
    // Lets the exporter send, so that its queue drops no span.
    if (request % 40 === 0) await wait(20);
  }
  await traced.stop();
});
console.log(JSON.stringify({ decision, idleStep, span }));
