/** Runs a tool of a release for a call over HTTP, in the worker that also renders the pages of that release. */
import { LRUCache } from 'lru-cache';
import type { Locale } from 'shared-contracts/locale';
import type { ToolAnswer, ToolOutcome } from 'shared-contracts/tools/answer';
import { TOOL_WORDS } from 'shared-contracts/tools/tool-words';
import { inSpan } from 'tracing/span';
import type { RenderPool } from '../render/render-pool.ts';
import type { LiveTool } from './live-tools.ts';

/** An answer is used again for this long, so prices and stock are as fresh as those of a listing. */
const ANSWER_MS = 15_000;
const ANSWERS = 500;

export interface ToolRequest {
  tool: LiveTool;
  input: unknown;
  locale: Locale;
  /** Network of the caller. Callers take turns. */
  client: string;
}

interface Parts {
  pool: Pick<RenderPool, 'render'>;
  /** Name of the shop in a language. */
  shopName(locale: Locale): Promise<string>;
  log: { warn(details: object, text: string): void };
}

export const createToolCaller = ({ pool, shopName, log }: Parts) => {
  const answers = new LRUCache<string, ToolOutcome>({ max: ANSWERS, ttl: ANSWER_MS });

  const run = async ({ tool, input, locale, client }: ToolRequest): Promise<ToolOutcome> => {
    const { name, release } = tool;
    const extras = { shopName: await shopName(locale), tool: { name, input } };
    const outcome = await inSpan(
      { name: `tool ${name}`, attributes: { 'shop.tool': name, 'shop.remote': release.id } },
      () => pool.render(release, { url: '', locale }, extras, { isOrdinary: false, client }),
    );
    // The worker has checked the shape of the outcome (render-result.ts).
    if (outcome.kind === 'rendered') return outcome.result as unknown as ToolOutcome;
    log.warn({ tool: name, version: release.version, cause: outcome.cause }, 'a tool did not answer');
    return { ok: false, error: { code: 'FAILED', message: TOOL_WORDS[locale].failed } };
  };

  return async (request: ToolRequest): Promise<ToolAnswer> => {
    const { tool, input, locale } = request;
    const { id, version } = tool.release;
    const key = JSON.stringify([id, version, tool.name, locale, input]);
    const known = answers.get(key);
    const outcome = known ?? (await run(request));
    // Storing a known answer again would renew its time.
    if (!known && outcome.ok) answers.set(key, outcome);
    return { release: `${id} ${version}`, ...outcome, note: TOOL_WORDS[locale].note };
  };
};
export type CallTool = ReturnType<typeof createToolCaller>;
