/** Exports that other packages need for their own commands. */
export { CommandError, print } from './print.ts';
export { withDatabase } from './with-database.ts';
