/**
 * Makes a scenario of a recorded session. The scenario has endpoint ids, error codes and results of payments only: no
 * addresses, no bodies, no personal data.
 */
import type { Endpoint } from 'shared-contracts/api/endpoint';
import { ERROR_CODES, type ErrorCode, statusOf } from 'shared-contracts/errors/error-texts';
import { order, thanks } from 'shared-contracts/paths';
import { z } from 'zod';
import { matchRoute } from './match-route.ts';
import { errorsOf, type PaymentResult } from './read-choice.ts';
import { scenarioLink, type WrittenScenario } from './scenario-file.ts';

/** Parts of a HAR file, which each browser saves in its developer tools. Set-Cookie, headers and names stay unread. */
const harEntry = z.object({
  /** Duration, ms. */
  time: z.number(),
  request: z.object({
    method: z.string(),
    url: z.url(),
    postData: z.object({ text: z.string().optional() }).optional(),
  }),
  response: z.object({
    /** 0 or -1 without an answer. */
    status: z.number(),
    redirectURL: z.string().optional(),
    content: z.object({ text: z.string().optional(), encoding: z.string().optional() }).optional(),
  }),
});
const har = z.object({ log: z.object({ entries: z.array(harEntry) }) });

type HarEntry = z.output<typeof harEntry>;

/** @throws Error for text of another form */
const readHar = (text: string): HarEntry[] => {
  try {
    return har.parse(JSON.parse(text)).log.entries;
  } catch {
    throw new Error('This is not a HAR file. Save one in the network tab of the developer tools');
  }
};

/** Body of the answer as text. Browsers may leave it out, and Safari writes base64. */
const bodyOf = ({ content }: HarEntry['response']): string =>
  content?.encoding === 'base64'
    ? Buffer.from(content.text ?? '', 'base64').toString()
    : (content?.text ?? '');

/** Slower answers count as slow. */
const SLOW_MS = 2_000;
/** Path to which the card gateway returns the browser. */
const GATEWAY = '/api/payments/webpay/';
/** Form fields of a shopper who left the gateway: those of Webpay, and that of the stub. */
const LEFT = /\bTBK_|\banswer=left\b/;

/** Code of the API's error. An answer of a proxy, or one without its body, has the code of its status. */
const codeOf = (endpoint: Endpoint, response: HarEntry['response']): ErrorCode => {
  const possible = errorsOf(endpoint);
  const [, written] = /"code"\s*:\s*"([A-Z_]+)"/.exec(bodyOf(response)) ?? [];
  return (
    ERROR_CODES.find((code) => code === written && possible.includes(code)) ??
    possible.find((code) => statusOf(code) === response.status) ??
    'INTERNAL'
  );
};

const answerOf = (endpoint: Endpoint, { time, response }: HarEntry): string => {
  if (response.status >= 400) return codeOf(endpoint, response);
  return time >= SLOW_MS ? 'slow' : 'normal';
};

const endpointOf = ({ method, url }: HarEntry['request']): Endpoint | undefined => {
  const { pathname } = new URL(url);
  return pathname.startsWith('/api/') ? matchRoute(method, pathname.slice(4))?.endpoint : undefined;
};

/** Result of the payment with which the gateway returned to the shop. */
const paymentOf = ({ request, response }: HarEntry): PaymentResult | undefined => {
  const { pathname, search } = new URL(request.url);
  if (!pathname.startsWith(GATEWAY) || !response.redirectURL) return undefined;
  const page = URL.parse(response.redirectURL, request.url)?.pathname ?? '';
  if (page.startsWith(thanks(''))) return 'paid';
  if (!page.startsWith(order(''))) return undefined;
  return LEFT.test(search + (request.postData?.text ?? '')) ? 'left' : 'refused';
};

/** Drops the end of a sequence that repeats its last answer. */
const shorten = <T>(answers: readonly T[]): T[] => {
  const last = answers.findLastIndex((one, n) => one !== answers[n - 1]);
  return answers.slice(0, last + 1);
};

/** @param text of a HAR file @throws Error for another file, and for one without a call of the shop's API */
export const recordScenario = (text: string): WrittenScenario => {
  // A request without an answer ended with its page. The API says nothing about it.
  const entries = readHar(text).filter(({ response }) => response.status > 0);
  const answers = new Map<string, string[]>();
  for (const entry of entries) {
    const endpoint = endpointOf(entry.request);
    if (endpoint) answers.set(endpoint.id, [...(answers.get(endpoint.id) ?? []), answerOf(endpoint, entry)]);
  }
  if (answers.size === 0)
    throw new Error(
      'The file has no call of the API of a shop. Open the developer tools before the session, and preserve the log',
    );
  const gateway = shorten(entries.flatMap((entry) => paymentOf(entry) ?? []));
  const calls = [...answers]
    .filter(([, all]) => all.some((one) => one !== 'normal'))
    .map(([endpoint, all]) => ({ endpoint, answers: shorten(all) }));
  const scenario: WrittenScenario = { calls, ...(gateway.length > 0 ? { gateway } : {}) };
  // A scenario that cannot be played must not be written.
  scenarioLink('/', scenario);
  return scenario;
};
