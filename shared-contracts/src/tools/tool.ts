/**
 * A tool that an assistant may use: in the page (WebMCP), and over HTTP (MCP). Each remote declares its tools here, and
 * its release carries them (docs/architecture/tools.md).
 */
import type { GenericSchema, InferOutput } from 'valibot';
import type { Endpoint } from '../api/endpoint.ts';
import type { Locale } from '../locale.ts';

/**
 * - `read`: changes nothing;
 * - `cart`: changes the cart;
 * - `form`: sends a form of the shopper.
 * The shopper confirms every call of a `cart` or `form` tool.
 */
export type ToolKind = 'read' | 'cart' | 'form';

export interface Tool<
  Input extends GenericSchema = GenericSchema,
  Output extends GenericSchema = GenericSchema,
> {
  /** `<remote>.<words>`: up to 128 of `a-z`, `_` and `.`. */
  readonly name: `${string}.${string}`;
  /** For the assistant: when to use the tool, and what it answers. */
  readonly description: Readonly<Record<Locale, string>>;
  readonly kind: ToolKind;
  /** Endpoints that an implementation calls. */
  readonly endpoints: readonly Pick<Endpoint, 'id'>[];
  /** Also offered over HTTP, to anybody. Only for `read`, without personal data. */
  readonly http?: true;
  /** The next release may remove or break the tool. Its description names the successor. */
  readonly deprecated?: true;
  /** Strict: an unknown field is an error, because browsers check no input. */
  readonly input: Input;
  readonly output: Output;
}

export type ToolInput<T extends Tool> = InferOutput<T['input']>;
export type ToolOutput<T extends Tool> = InferOutput<T['output']>;

/** Declares a tool. The annotation `/* @__PURE__ *\/` lets builds drop tools that a remote does not implement. */
export const tool = <Input extends GenericSchema, Output extends GenericSchema>(
  value: Tool<Input, Output>,
): Tool<Input, Output> => value;
