import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runLimited } from '../checks/run-check.ts';
import { REPORT_VARIABLE, readReport } from '../checks/test-report.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';

const SOURCES = path.join(WORKSPACE, 'tools/src');
const CONFIG = `export default { server: { fs: { strict: false } }, test: {
  environment: 'happy-dom',
  pool: 'threads',
  isolate: false,
  setupFiles: '${path.join(SOURCES, 'vitest/reset-between-files.ts')}',
  reporters: '${path.join(SOURCES, 'checks/vitest-reporter.ts')}',
} };`;
/** Ends with timers that would throw while another file waits. */
const TEST = `
  import { it } from 'vitest';
  const fail = () => { throw new Error('a timer of another file'); };
  it('waits', () => new Promise((done) => setTimeout(done, 600)));
  it('leaves timers', () => { setTimeout(fail, 300); setInterval(fail, 300); });
`;

it('ends the timers of a file with the file', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-reset-'));
  try {
    symlinkSync(path.join(WORKSPACE, 'node_modules'), path.join(folder, 'node_modules'));
    writeFileSync(path.join(folder, 'vitest.config.mjs'), CONFIG);
    for (const name of ['red', 'white']) writeFileSync(path.join(folder, `${name}.test.mjs`), TEST);
    const report = path.join(folder, 'report.json');
    const lines: string[] = [];
    await runLimited('vitest', ['run', '--root', folder, '--maxWorkers=1'], {
      limitMs: 60_000,
      env: { [REPORT_VARIABLE]: report },
      onLine: (line) => lines.push(line) > 0,
    });
    expect(readReport(report), lines.join('\n')).toMatchObject({ passed: 4, failures: [] });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
