/**
 * `pnpm test:full`: `pnpm test` plus deliberate faults, mutation tests, rare variants and wide sweeps
 * (journeys tagged `@full`). Writes its output with commit and date to `reports/full-<date>.md`. The last
 * line is `N passed, N failed`. `pnpm test:full journeys` runs only that check.
 */

import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { asCommand } from '../src/process/as-command.ts';
import { runToEnd } from '../src/process/run.ts';
import { WORKSPACE } from '../src/workspace/remote-folder.ts';

await asCommand(async () => {
  const started = new Date();
  const test = spawn(
    process.execPath,
    [path.join(WORKSPACE, 'tools/commands/test.ts'), ...process.argv.slice(2)],
    { cwd: WORKSPACE, env: { ...process.env, TEST_FULL: '1' }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const parts: string[] = [];
  test.stdout.setEncoding('utf8').on('data', (part: string) => {
    parts.push(part);
    process.stdout.write(part);
  });
  process.exitCode = await new Promise<number>((done) => test.on('close', (code) => done(code ?? 1)));

  const commit = (
    await runToEnd('git', ['describe', '--always', '--dirty'], { cwd: WORKSPACE })
  ).output.trim();
  const minutes = Math.round((Date.now() - started.getTime()) / 60_000);
  const report = [
    `# Full test of ${commit}`,
    `Begun ${started.toISOString()}, took ${minutes} minutes on ${os.cpus().length} cores, ` +
      `Node ${process.versions.node}.`,
    `\`\`\`\n${parts.join('').trimEnd()}\n\`\`\``,
  ].join('\n\n');
  const file = path.join(
    WORKSPACE,
    'reports',
    `full-${started.toISOString().slice(0, 16).replaceAll(':', '')}.md`,
  );
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${report}\n`);
  // Print to stderr, so that the counts stay the last line of stdout.
  console.error(`The report is ${path.relative(WORKSPACE, file)}`);
});
