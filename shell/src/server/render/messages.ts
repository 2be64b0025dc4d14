/** Messages between the shell and a render worker. */
import type { HostConfig } from 'shared-contracts/host';
import type { RenderRequest, ToolCall } from 'shared-contracts/remote';
import type { FinishedSpan } from 'tracing/span';
import type { SpanReference } from 'tracing/trace-parent';
import type { PageTags } from '../cache/page-tags.ts';
import type { PlainVisitor } from '../visitor/page-request.ts';

export interface WorkerData {
  serverFile: string;
  /**
   * Verified bytes of `serverFile`. The worker evaluates them and not the file, which may have changed.
   * Missing for a remote that is being edited.
   */
  serverSource?: Uint8Array | undefined;
  version: string;
  apiUrl: string;
  apiTimeoutMs: number;
  config: Omit<HostConfig, 'shopName'>;
  /** Int32 values that the shell reads while the worker runs, by `SIGNAL`. */
  signals: SharedArrayBuffer;
}

/** Indexes in `signals`. */
export const SIGNAL = {
  /** Increases while pages render and the event loop runs. */
  beats: 0,
  /** Id of the page whose code ran last. */
  page: 1,
} as const;
/** The event loop of a healthy worker turns at least this often, ms. */
export const BEAT_MS = 50;

/** Input of a render beside the request of the contract. */
export interface RenderExtras {
  /** Name from the layout content, which remotes use in head tags and structured data. */
  shopName: string;
  /** Token of a preview, which the page's API calls carry. */
  draft?: string | undefined;
  /** Runs this tool of the remote in place of a page. */
  tool?: ToolCall;
  /** Present for a plain page: its API calls are those of this visitor, and may write. */
  visitor?: PlainVisitor | undefined;
}

/** Longest render of a page that goes on after its deadline, for later requests, ms. */
export const LATE_LIMIT_MS = 10_000;

export interface RenderOrder extends RenderExtras {
  id: number;
  request: RenderRequest;
  /** The page may be rendered until `LATE_LIMIT_MS`, so its API calls have this time, too. */
  mayContinue: boolean;
  /** Span of a traced page. */
  trace?: SpanReference;
}

/** `giveUp` names a page that the shell has answered without the worker. */
export type WorkerRequest = RenderOrder | { giveUp: number };

/** `late` means that the page waited too long for the API. */
export type WorkerAnswer =
  | { ready: true }
  | { id: number; result: unknown; isTool: boolean; tags: PageTags; spans?: FinishedSpan[] }
  | { id: number; error: string; late: boolean; spans?: FinishedSpan[] };
