import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The `packages:` list of pnpm-workspace.yaml. It is the only list there whose items have this indentation. */
const PATTERN = /^ {2}- (\S+)$/gm;

/** Folders of all packages of a workspace, relative to it: `api`, `mfe-catalog`, `platform/embedded-postgres`, … */
export const packageFolders = (workspace: string): readonly string[] => {
  const patterns = readFileSync(path.join(workspace, 'pnpm-workspace.yaml'), 'utf8').matchAll(PATTERN);
  return globSync(
    [...patterns].map(([, pattern]) => pattern as string),
    { cwd: workspace },
  )
    .filter((folder) => existsSync(path.join(workspace, folder, 'package.json')))
    .sort();
};
