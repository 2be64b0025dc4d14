/** Compiles the published packages: Node does not strip types below `node_modules`. */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runToEnd } from '../process/run.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';

const TSC = path.join(WORKSPACE, 'node_modules/typescript-native/bin/tsc');
/** Lists the sources. `pnpm test` checks with it that they have declarations. */
const PROJECT = path.join(WORKSPACE, 'tsconfig.published.json');
/** The compiler rewrites the endings of relative imports in scripts only (microsoft/TypeScript#61037). */
const RELATIVE_IMPORT = /((?:from|import|import\()\s*['"])(\.{1,2}\/[^'"]+)\.tsx?(['"])/g;

export const withScriptEndings = (declarations: string): string =>
  declarations.replace(RELATIVE_IMPORT, '$1$2.js$3');

/** Scripts and declarations of all published packages. */
export interface Compiled extends Disposable {
  /** Folder with the files under their paths in the workspace. */
  dir: string;
  /** Writes `dist` of a package: its scripts, declarations, styles, fonts and recorded responses. */
  writeDist(name: string, dist: string): void;
}

/** @throws Error with the compiler's errors */
export const compilePublished = async (): Promise<Compiled> => {
  const dir = mkdtempSync(path.join(tmpdir(), 'published-'));
  const remove = () => rmSync(dir, { recursive: true, force: true });
  const { code, output } = await runToEnd(
    process.execPath,
    [TSC, '-p', PROJECT, '--noEmit', 'false', '--rootDir', WORKSPACE, '--outDir', dir],
    { cwd: WORKSPACE },
  );
  if (code !== 0) {
    remove();
    throw new Error(`The packages do not compile:\n${output}`);
  }
  for (const file of globSync('**/*.d.ts', { cwd: dir })) {
    const declarations = path.join(dir, file);
    writeFileSync(declarations, withScriptEndings(readFileSync(declarations, 'utf8')));
  }
  return {
    dir,
    writeDist(name, dist) {
      rmSync(dist, { recursive: true, force: true });
      cpSync(path.join(dir, name), dist, { recursive: true });
      for (const file of globSync('src/**/*.{css,woff2,txt}', { cwd: path.join(WORKSPACE, name) }))
        cpSync(path.join(WORKSPACE, name, file), path.join(dist, file));
    },
    [Symbol.dispose]: remove,
  };
};
