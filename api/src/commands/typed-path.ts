import path from 'node:path';
import { CommandError } from './print.ts';

/** Path that the operator typed. A package manager starts commands in the root and tells the operator's folder. */
export const typedPath = (typed: string): string =>
  path.resolve(process.env.INIT_CWD ?? process.cwd(), typed);

/**
 * Reads or writes a file that the operator typed.
 * @throws CommandError that names it when the file system refuses
 */
export const atTypedPath = async <T>(typed: string, use: (file: string) => Promise<T>): Promise<T> => {
  try {
    return await use(typedPath(typed));
  } catch (error) {
    const isOfFile = error instanceof Error && 'syscall' in error && 'path' in error;
    throw isOfFile ? new CommandError(`${typed}: ${error.message}`) : error;
  }
};
