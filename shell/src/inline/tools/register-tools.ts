/**
 * Registers names and schemas of the tools that the page's releases have, without their code. A remote is evaluated at the
 * first call of one of its tools (docs/decisions/0054-scripts-at-first-use.md).
 */
import { isLocale } from 'shared-contracts/locale';
import type { ToolAnswer } from 'shared-contracts/tools/answer';
import { TOOL_WORDS } from 'shared-contracts/tools/tool-words';
import { callTool, type PageTool, type PageTools, takeCalls } from '../../tool-calls.ts';
import { markUsed } from '../first-use.ts';
import './model-context.ts';

/** The list is requested again after this time, so that a release or a rollback changes the tools of an open page. */
const REFRESH_MS = 5_000;
/** The tools of a remote whose code did not load come back after this time. */
const REST_MS = 30_000;

interface Registered {
  version: string;
  ended: AbortController;
}

export const registerTools = (): void => {
  const { modelContext } = document;
  if (!modelContext) return;
  const [language] = document.documentElement.lang.split('-');
  const locale = isLocale(language) ? language : 'es';
  const words = TOOL_WORDS[locale];
  const registered = new Map<string, Registered>();
  /** Remote → time at which its tools may come back. */
  const resting = new Map<string, number>();
  let etag = '';

  const remove = (remote: string): void => {
    registered.get(remote)?.ended.abort();
    registered.delete(remote);
  };

  const call = async (remote: string, { name }: PageTool, input: unknown): Promise<ToolAnswer> => {
    const release = `${remote} ${registered.get(remote)?.version ?? ''}`;
    markUsed();
    const answer = await callTool(name, input);
    // A failed remote takes only its own tools away.
    if (!answer) {
      remove(remote);
      resting.set(remote, performance.now() + REST_MS);
    }
    if (answer?.release !== release) void refresh();
    const error = { code: 'FAILED', message: words.failed } as const;
    return answer ?? { release, ok: false, error, note: words.note };
  };

  const add = (remote: string, version: string, tools: readonly PageTool[]): void => {
    const ended = new AbortController();
    registered.set(remote, { version, ended });
    for (const tool of tools) {
      const { name, description, kind, inputSchema } = tool;
      const annotations = { readOnlyHint: kind === 'read', untrustedContentHint: true };
      const execute = (input: unknown) => call(remote, tool, input);
      modelContext
        .registerTool({ name, description, inputSchema, annotations, execute }, { signal: ended.signal })
        // A policy of the browser refuses it: the page works without.
        .catch(() => {});
    }
  };

  const apply = (list: PageTools): void => {
    for (const remote of registered.keys()) if (!list[remote]) remove(remote);
    for (const [remote, { version, tools }] of Object.entries(list)) {
      if (registered.get(remote)?.version === version || (resting.get(remote) ?? 0) > performance.now())
        continue;
      // Removal and registration in one task: an assistant sees no moment without tools.
      remove(remote);
      add(remote, version, tools);
    }
  };

  let known: PageTools = {};
  const refresh = async (): Promise<void> => {
    try {
      const answer = await fetch(`/tools.json?lang=${locale}`, { headers: { 'if-none-match': etag } });
      if (answer.status === 200) {
        known = await answer.json();
        etag = answer.headers.get('etag') ?? '';
      }
      if (answer.ok || answer.status === 304) apply(known);
    } catch {
      // Without a connection, the tools stay as they are.
    }
  };

  // The shell's modules did not load.
  addEventListener('shop:failed', () => {
    for (const { done } of takeCalls()) done(null);
  });
  void refresh();
  setInterval(() => document.hidden || void refresh(), REFRESH_MS);
};
