import { readFileSync } from 'node:fs';
import { commandWords } from './command-words.ts';

/** Comment at the head of the running command. Empty for `remote-tools`, which has help of its own. */
const headComment = (): string => {
  const [, comment = ''] = /^\/\*\*(.*?)\*\//s.exec(readFileSync(process.argv[1] ?? '', 'utf8')) ?? [];
  return comment.replace(/^ \* ?/gm, '').trim();
};

/**
 * Runs the work of a command, or prints its usage for `--help`. An error prints its message, with the remedy if it has
 * one, and ends with code 1.
 */
export const asCommand = async (work: () => void | Promise<void>, usage?: string): Promise<void> => {
  const help = commandWords().includes('--help') ? (usage ?? headComment()) : '';
  if (help) return console.log(help);
  try {
    await work();
  } catch (error) {
    const { message, remedy } = error as Error & { remedy?: string };
    console.error(remedy ? `${message}\n${remedy}` : message);
    process.exit(1);
  }
};
