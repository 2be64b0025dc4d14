#!/usr/bin/env node
/**
 * `remote-tools`: the commands of a remote in a repository of its own (docs/guides/own-repository.md). They run in its
 * root folder. `remote-tools --help` lists them, and each has its own `--help`.
 */
import { PortError } from '../process/ports.ts';
import { runCommand } from './commands.ts';

try {
  await runCommand(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  if (error instanceof PortError) console.error(error.remedy);
  process.exitCode = 1;
}
