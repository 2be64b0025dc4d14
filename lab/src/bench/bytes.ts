/**
 * `pnpm bench bytes [--write]`: script bytes of pages and remotes compared with budgets. Run `pnpm build`
 * first.
 */
import path from 'node:path';
import { measureBudgets } from 'tools/size/measure';
import { REMOTE_FOLDERS, WORKSPACE } from 'tools/workspace/remote-folder';
import { writeTable } from './write-table.ts';

const folders = Object.fromEntries(
  ['shell', ...REMOTE_FOLDERS].map((name) => [name, path.join(WORKSPACE, name, 'dist')]),
);
const rows = measureBudgets(folders);
const kb = (value: number): string => `${value.toFixed(1)} KB`;
const table = [
  ['what', 'promise', 'scripts', 'files'],
  ['---', '---', '---', '---'],
  ...rows.map(({ title, used, kb: most, files, isOver }) => [
    title,
    `≤ ${most} KB`,
    isOver ? `**${kb(used)}**` : kb(used),
    String(files),
  ]),
]
  .map((cells) => `| ${cells.join(' | ')} |`)
  .join('\n');
console.log(table);
if (process.argv.includes('--write'))
  writeTable('bytes', `Brotli, KB of 1,024 bytes. Bold: promise not kept.\n\n${table}`);
if (rows.some(({ isOver }) => isOver)) process.exitCode = 1;
