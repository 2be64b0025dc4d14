/**
 * Words of the command line, without the `--` of `pnpm release -- checkout --dry-run`. pnpm passes it on, and `parseArgs`
 * would take the options after it for words.
 */
export const commandWords = (): string[] => process.argv.slice(2).filter((word) => word !== '--');
