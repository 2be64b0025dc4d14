/** Exports that other packages need for their own commands. */
export { CommandError } from './command-error.ts';
export { print } from './print.ts';
export { withDatabase } from './with-database.ts';
