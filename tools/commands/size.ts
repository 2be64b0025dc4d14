/**
 * `pnpm size`: compares bytes of the builds with their budgets, and finds unwanted packages, and sources of the office in
 * builds for shoppers. Run `pnpm build` first.
 */
import path from 'node:path';
import { asCommand } from '../src/process/as-command.ts';
import { describeRow, findUnwanted, measureBudgets } from '../src/size/measure.ts';
import { findOfficeSources } from '../src/size/office-sources.ts';
import { REMOTE_FOLDERS, WORKSPACE } from '../src/workspace/remote-folder.ts';

await asCommand(async () => {
  const folders = Object.fromEntries(
    ['shell', 'office', ...REMOTE_FOLDERS].map((name) => [name, path.join(WORKSPACE, name, 'dist')]),
  );
  const rows = measureBudgets(folders);
  console.log('JavaScript in KB of 1024 bytes, brotli');
  for (const row of rows) console.log(describeRow(row));

  const unwanted = Object.entries(folders).flatMap(([name, folder]) => findUnwanted(name, folder));
  for (const { file, name, why } of unwanted) console.log(`✗ ${file} holds ${name}, which ${why}`);
  const ofOffice = ['shell', ...REMOTE_FOLDERS].flatMap((name) =>
    findOfficeSources(folders[name] ?? '').map((found) => ({ ...found, name })),
  );
  for (const { name, file, source } of ofOffice)
    console.log(`✗ ${name}: ${file} holds ${source}, which shoppers must not get`);
  if (unwanted.length > 0 || ofOffice.length > 0 || rows.some(({ isOver }) => isOver)) process.exitCode = 1;
});
