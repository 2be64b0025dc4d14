import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { WORKSPACE } from '../workspace/remote-folder.ts';

const FILE = path.join(WORKSPACE, 'docs/performance.md');

/**
 * Replaces the text between `<!-- name -->` and `<!-- /name -->` in docs/performance.md. Adds date and
 * machine.
 */
export const writeTable = (name: string, text: string): void => {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const document = readFileSync(FILE, 'utf8');
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${FILE} has no place ${begin} … ${end}`);
  const cores = os.cpus();
  const machine = `${cores.length} × ${cores[0]?.model.trim() ?? 'unknown processor'}`;
  const today = new Date().toISOString().slice(0, 10);
  const when = `Measured on ${today} on ${machine}, Node ${process.versions.node}.\n`;
  writeFileSync(FILE, `${document.slice(0, from + begin.length)}\n${when}${text}\n${document.slice(to)}`);
};
