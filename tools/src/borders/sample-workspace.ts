/** Writes a small workspace with our packages, on which the tests run the border rules. */
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Breach } from './breaches.ts';
import { LAWFUL_FILES } from './lawful-files.ts';

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** @returns folder of a new workspace with the lawful files and the given breaches */
export const writeSampleWorkspace = (breaches: readonly Breach[]): string => {
  const root = mkdtempSync(path.join(tmpdir(), 'shop-borders-'));
  const broken = breaches.flatMap(({ file, code, partner }) => [[file, code], ...(partner ? [partner] : [])]);
  const files = { ...LAWFUL_FILES, ...Object.fromEntries(broken.map(([file, code]) => [file, `${code}\n`])) };
  for (const [file, code] of Object.entries(files)) write(path.join(root, file), code);
  const exports = { './*': './src/*.ts' };
  const folders = new Set(Object.keys(files).map((file) => file.slice(0, file.indexOf('/src/'))));
  for (const folder of folders) {
    const name = path.basename(folder);
    write(path.join(root, folder, 'package.json'), JSON.stringify({ name, type: 'module', exports }));
  }
  write(path.join(root, 'package.json'), '{ "private": true, "type": "module" }');
  write(path.join(root, 'node_modules/effector/package.json'), '{ "name": "effector", "main": "index.js" }');
  write(path.join(root, 'node_modules/effector/index.js'), 'exports.createStore = 1;');
  write(path.join(root, 'node_modules/react/package.json'), '{ "name": "react", "main": "index.js" }');
  write(path.join(root, 'node_modules/react/index.js'), '');
  for (const folder of folders)
    symlinkSync(path.join(root, folder), path.join(root, 'node_modules', path.basename(folder)));
  return root;
};
