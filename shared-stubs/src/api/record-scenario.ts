/**
 * Makes a scenario of a real session: `node shared-stubs/src/api/record-scenario.ts session.har > scenario.json`. Each
 * browser saves a HAR file in its developer tools. The scenario has endpoint ids and error codes only: no addresses, no
 * bodies, no personal data.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { ERROR_CODES } from 'shared-contracts/errors';
import { z } from 'zod';
import { matchRoute } from './match-route.ts';
import type { WrittenScenario } from './scenario-file.ts';

/** Slower answers count as slow. */
const SLOW_MS = 2_000;

const har = z.object({
  log: z.object({
    entries: z.array(
      z.object({
        time: z.number(),
        request: z.object({ method: z.string(), url: z.string() }),
        response: z.object({
          status: z.number(),
          content: z.object({ text: z.string().optional() }).optional(),
        }),
      }),
    ),
  }),
});
type Entry = z.output<typeof har>['log']['entries'][number];

/** Code of the API's error. A proxy answers without one. */
const codeOf = ({ status, content }: Entry['response']): string => {
  const known = ERROR_CODES.find((code) => content?.text?.includes(`"code":"${code}"`));
  return known ?? (status === 503 ? 'UNAVAILABLE' : 'INTERNAL');
};

const answerOf = ({ time, response }: Entry): string => {
  // 0: the browser aborted the request.
  if (response.status >= 400 || response.status === 0) return codeOf(response);
  return time >= SLOW_MS ? 'slow' : 'normal';
};

const endpointOf = ({ method, url }: Entry['request']): string | undefined => {
  const { pathname } = new URL(url);
  return pathname.startsWith('/api/') ? matchRoute(method, pathname.slice(4))?.endpoint.id : undefined;
};

/** Drops the end of a sequence that repeats its last answer. */
const shorten = (answers: readonly string[]): string[] => {
  const last = answers.findLastIndex((one, n) => one !== answers[n - 1]);
  return answers.slice(0, last + 1);
};

/** @param text of a HAR file @throws ZodError for another file */
export const recordScenario = (text: string): WrittenScenario => {
  const answers = new Map<string, string[]>();
  for (const entry of har.parse(JSON.parse(text)).log.entries) {
    const id = endpointOf(entry.request);
    if (id) answers.set(id, [...(answers.get(id) ?? []), answerOf(entry)]);
  }
  const calls = [...answers]
    .filter(([, all]) => all.some((one) => one !== 'normal'))
    .map(([endpoint, all]) => ({ endpoint, answers: shorten(all) }));
  return { calls };
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log(JSON.stringify(recordScenario(readFileSync(process.argv[2] ?? '', 'utf8')), null, 2));
