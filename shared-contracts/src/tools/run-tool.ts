/** Runs a tool: checks its input, asks the shopper, calls the remote's code and checks its output. */
import type { GenericSchema } from 'valibot';
import type { DialogOpen } from '../bus/topics.ts';
import { apiErrorOf } from '../errors.ts';
import type { HostServices } from '../host.ts';
import type { ToolError, ToolOutcome, ToolRefusal } from './answer.ts';
import type { Tool } from './tool.ts';
import { TOOL_WORDS } from './tool-words.ts';

/** Question to the shopper before a tool acts. */
export type ToolQuestion = Omit<DialogOpen, 'type'>;

/** A tool and the code of a remote for it. */
export interface ToolCode {
  tool: Tool;
  /** Says what will happen. Required for `cart` and `form`. */
  ask?(input: never, host: HostServices): Promise<ToolQuestion> | ToolQuestion;
  run(input: never, host: HostServices): Promise<unknown>;
}

/** Shows the question to the shopper. Resolves with whether the shopper confirmed. */
export type ConfirmTool = (question: ToolQuestion) => Promise<boolean>;

type Checked = { value: unknown } | { field: string | undefined };

/** Checks by the schema that the release brings, through the standard interface of schema libraries. */
const check = async (schema: GenericSchema, value: unknown): Promise<Checked> => {
  const result = await schema['~standard'].validate(value);
  if (!result.issues) return { value: result.value };
  const path = result.issues[0]?.path?.map((part) => String(typeof part === 'object' ? part.key : part));
  return { field: path?.join('.') };
};

const refusalOf = (error: unknown): ToolRefusal | null =>
  error instanceof Error && error.name === 'ToolRefusal' ? (error as ToolRefusal) : null;

/** Failures without an answer of the API have no text for people. */
const WITHOUT_TEXT: readonly string[] = ['NETWORK', 'TIMEOUT', 'BAD_ANSWER', 'INTERNAL'];

const toError = (error: unknown, failed: string): ToolError | null => {
  const refusal = refusalOf(error);
  if (refusal) {
    const { code, message, field } = refusal;
    return { code, message, ...(field ? { field } : {}) };
  }
  const known = apiErrorOf(error);
  if (!known) return null;
  const [field] = Object.keys(known.fields);
  return {
    code: known.code,
    message: WITHOUT_TEXT.includes(known.code) ? failed : (known.errors[0] ?? known.message),
    ...(field ? { field } : {}),
  };
};

/**
 * Never rejects: a thrown error would reach an assistant without its message, or with a message that is not for it.
 * @param confirm asks the shopper
 */
export const runTool = async (
  { tool, ask, run }: ToolCode,
  input: unknown,
  host: HostServices,
  confirm: ConfirmTool,
): Promise<ToolOutcome> => {
  const words = TOOL_WORDS[host.locale];
  const refuse = (error: ToolError): ToolOutcome => ({ ok: false, error });
  try {
    const checked = await check(tool.input, input ?? {});
    if (!('value' in checked)) {
      const { field } = checked;
      return refuse({ code: 'BAD_INPUT', message: words.badInput(field), ...(field ? { field } : {}) });
    }
    if (tool.kind !== 'read') {
      if (!ask) throw new Error(`${tool.name} changes something and asks nothing`);
      if (!(await confirm(await ask(checked.value as never, host))))
        return refuse({ code: 'DECLINED', message: words.declined });
    }
    const answered = await check(tool.output, await run(checked.value as never, host));
    if (!('value' in answered)) throw new Error(`${tool.name}: ${answered.field} does not fit its output`);
    return { ok: true, data: answered.value };
  } catch (error) {
    const known = toError(error, words.failed);
    if (known) return refuse(known);
    host.report(error, { kind: 'tool', tool: tool.name });
    return refuse({ code: 'FAILED', message: words.failed });
  }
};
