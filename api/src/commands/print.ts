/** Control characters but line breaks and tabs: a terminal would obey them. */
const CONTROL = /[^\P{Cc}\n\t]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Text of customers for the operator's terminal: control characters become visible as `\x1b`. */
export const forTerminal = (text: string): string =>
  text.replaceAll(CONTROL, (sign) => `\\x${(sign.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`);

/** Says a line to the operator. */
export const print = (text: string): void => console.log(forTerminal(text));
