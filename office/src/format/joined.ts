/** The parts that have words, in one line. */
export const joined = (parts: readonly unknown[], joint = ' · '): string => parts.filter(Boolean).join(joint);
