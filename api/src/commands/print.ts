/**
 * Control characters except line breaks and tabs, which a terminal would execute, and marks that change the direction
 * of text.
 */
const CONTROL = /[^\P{Cc}\n\t]|\p{Bidi_Control}/gu;

/** Escapes these characters of customer data, as `\u001b` or `\u202e`, which JSON allows too. */
export const forTerminal = (text: string): string =>
  text.replaceAll(CONTROL, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Prints a line for the operator. */
export const print = (text: string): void => console.log(forTerminal(text));

/** A command failed. The message is for the operator. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** For `catch`: errors of these classes have a message for the operator. */
export const asCommandError =
  (...classes: readonly (new (...args: never[]) => Error)[]) =>
  (error: unknown): never => {
    const isKnown = classes.some((known) => error instanceof known);
    throw isKnown ? new CommandError((error as Error).message) : error;
  };
