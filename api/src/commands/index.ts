/** What a command of another package is built with. */
export { CommandError } from './command-error.ts';
export { print } from './print.ts';
export { withDatabase } from './with-database.ts';
