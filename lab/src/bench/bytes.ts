/** `pnpm bench bytes [--write]`: script bytes of pages and remotes compared with budgets. Run `pnpm build` first. */

import path from 'node:path';
import { measureBudgets } from 'tools/size/measure';
import { REMOTE_FOLDERS, WORKSPACE } from 'tools/workspace/remote-folder';
import { markdownTable, marked } from './markdown-table.ts';
import { writeTable } from './write-table.ts';

const folders = Object.fromEntries(
  ['shell', ...REMOTE_FOLDERS].map((name) => [name, path.join(WORKSPACE, name, 'dist')]),
);
const rows = measureBudgets(folders);
const kb = (value: number): string => `${value.toFixed(1)} KB`;
const table = markdownTable(
  ['what', 'promise', 'scripts', 'files'],
  rows.map(({ title, used, kb: most, files, isOver }) => [
    title,
    `≤ ${most} KB`,
    marked(kb(used), !isOver),
    String(files),
  ]),
);
console.log(table);
if (process.argv.includes('--write'))
  writeTable('bytes', `Brotli, KB of 1,024 bytes. Bold: promise not kept.\n\n${table}`);
if (rows.some(({ isOver }) => isOver)) process.exitCode = 1;
