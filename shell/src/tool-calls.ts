/** Calls of tools between the program that registers them (inline/tools-page.entry.ts) and the shell's modules. */
import type { ToolAnswer } from 'shared-contracts/tools/answer';
import type { ToolKind } from 'shared-contracts/tools/tool';

/** Response of `/tools.json`: the tools of the page's releases, by remote. */
export type PageTools = Record<string, { version: string; tools: readonly PageTool[] }>;

export interface PageTool {
  name: string;
  /** In the language of the page. */
  description: string;
  kind: ToolKind;
  inputSchema: object;
}

export interface PendingCall {
  name: string;
  input: unknown;
  /** @param answer null: the code of the remote did not load */
  done(answer: ToolAnswer | null): void;
}

declare global {
  interface Window {
    /** Calls that the shell has not taken yet, because its modules load at the first use of the page. */
    shopToolCalls?: PendingCall[];
  }
}

/** Event on the window: there is a new call. Its detail is the name of the tool. */
export const TOOL_CALLED = 'shop:tool';

/** Calls a tool. @returns its answer. Null: the code of the remote did not load */
export const callTool = (name: string, input: unknown): Promise<ToolAnswer | null> =>
  new Promise((done) => {
    window.shopToolCalls ??= [];
    window.shopToolCalls.push({ name, input, done });
    dispatchEvent(new CustomEvent(TOOL_CALLED, { detail: name }));
  });

export const takeCalls = (): PendingCall[] => window.shopToolCalls?.splice(0) ?? [];
