import path from 'node:path';

/** Path that the operator typed. A package manager starts commands in the root and tells the operator's folder. */
export const typedPath = (typed: string): string =>
  path.resolve(process.env.INIT_CWD ?? process.cwd(), typed);
