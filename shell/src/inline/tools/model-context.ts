/** The part of WebMCP that the shop uses (Chromium 156). */

interface ModelTool {
  name: string;
  description: string;
  inputSchema: object;
  annotations: { readOnlyHint: boolean; untrustedContentHint: boolean };
  execute(input: unknown): Promise<unknown>;
}

export interface ModelContext {
  /** Aborting the signal removes the tool. */
  registerTool(tool: ModelTool, options: { signal: AbortSignal }): Promise<void>;
}

declare global {
  interface Document {
    modelContext?: ModelContext;
  }
}
