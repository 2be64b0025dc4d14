/** Who may see a route (SPEC §4 "Login", §6). `public`: everybody; `guest`: logged-in users are sent home; `customer`: others are sent to login and back. */
const ACCESSES = ['public', 'guest', 'customer'] as const;

/** Is there a rule of this name? Without one nobody is let in: the answer is 500 (SPEC §8 "Unknown middleware"). */
export const isAccess = (name: string): boolean => ACCESSES.some((known) => known === name);
