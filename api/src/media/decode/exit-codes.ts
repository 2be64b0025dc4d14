/** Exit code of a process whose picture took too much memory. */
export const TOO_LARGE_EXIT = 3;
