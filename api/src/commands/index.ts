/** Helpers for commands of other packages. */
export { CommandError } from './command-error.ts';
export { print } from './print.ts';
export { withDatabase } from './with-database.ts';
