import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { WORKSPACE } from 'tools/workspace/remote-folder';

/** Date and machine of a measurement that is made now. */
export const measurement = (): { date: string; machine: string } => {
  const cores = os.cpus();
  const model = cores[0]?.model.trim() ?? 'unknown processor';
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cores.length} × ${model}, Node ${process.versions.node}`,
  };
};

/** Replaces the text between `<!-- name -->` and `<!-- /name -->` in a document. */
export const replaceBetween = (name: string, text: string, documentPath: string): void => {
  const file = path.join(WORKSPACE, documentPath);
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const document = readFileSync(file, 'utf8');
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${file} has no place ${begin} … ${end}`);
  writeFileSync(file, `${document.slice(0, from + begin.length)}\n${text}\n${document.slice(to)}`);
};

/** Writes a measured table into a document, with date and machine. */
export const writeTable = (
  name: string,
  text: string,
  documentPath = 'docs/reports/performance.md',
): void => {
  const { date, machine } = measurement();
  replaceBetween(name, `Measured on ${date} on ${machine}.\n${text}`, documentPath);
};
