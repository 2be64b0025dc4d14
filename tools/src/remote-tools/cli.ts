#!/usr/bin/env node
/**
 * `remote-tools`: the commands of a remote in a repository of its own (docs/guides/own-repository.md). They run in its
 * root folder. `remote-tools --help` lists them, and each has its own `--help`.
 */
import { asCommand } from '../process/as-command.ts';
import { commandWords } from '../process/command-words.ts';
import { runCommand } from './commands.ts';

await asCommand(() => runCommand(commandWords()));
