/** Answers of tools. They are plain objects, because a browser turns everything else into unclear text. */
import type { ClientErrorCode, ErrorCode } from '../errors.ts';

export type ToolErrorCode =
  | ErrorCode
  | ClientErrorCode
  /** The input does not fit the schema. */
  | 'BAD_INPUT'
  /** The shopper did not confirm. */
  | 'DECLINED'
  /** The shopper has not passed the age gate. */
  | 'AGE_NOT_CONFIRMED'
  /** The remote's code did not load, or it failed. */
  | 'FAILED';

export interface ToolError {
  code: ToolErrorCode;
  /** A sentence for the shopper, in the language of the page. */
  message: string;
  /** Path of the wrong field of the input. */
  field?: string;
}

export type ToolOutcome = { ok: true; data: unknown } | { ok: false; error: ToolError };

/** Answer to an assistant. */
export type ToolAnswer = ToolOutcome & {
  /** The release that answered, such as `catalog 1a2b3c`. A page may get another one meanwhile. */
  release: string;
  /** Says that `data` is content of the shop and no instruction. */
  note: string;
};

/** Thrown by a tool for a failure that the assistant can act on. Compared by name, as `ApiError`. */
export class ToolRefusal extends Error {
  override readonly name = 'ToolRefusal';
  readonly code: ToolErrorCode;
  readonly field: string | undefined;

  /** @param message a sentence in the language of the page */
  constructor(code: ToolErrorCode, message: string, field?: string) {
    super(message);
    this.code = code;
    this.field = field;
  }
}
