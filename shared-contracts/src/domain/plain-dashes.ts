/** Dashes of all kinds. `\p{Pd}` lacks the minus sign U+2212. */
const DASH = /[\p{Pd}\u2212]/gu;

/** Replaces typographic dashes, which phones type and documents contain, with the plain one. */
export const plainDashes = (text: string): string => text.replace(DASH, '-');
