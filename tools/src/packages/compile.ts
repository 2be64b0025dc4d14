/** Compiles packages to JavaScript and declarations: Node does not strip types below `node_modules`. */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runToEnd } from '../process/run.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';

const TSC = path.join(WORKSPACE, 'node_modules/typescript-native/bin/tsc');
const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx'];
/** The compiler rewrites the endings of relative imports in scripts only (microsoft/TypeScript#61037). */
const RELATIVE_IMPORT = /((?:from|import|import\()\s*['"])(\.{1,2}\/[^'"]+)\.tsx?(['"])/g;

export const withScriptEndings = (declarations: string): string =>
  declarations.replace(RELATIVE_IMPORT, '$1$2.js$3');

/**
 * Compiles all files of `include` and what they import.
 * @param out gets the files under their paths in the workspace
 * @throws Error with the compiler's errors
 */
export const compile = async (include: readonly string[], out: string): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'compile-'));
  const project = path.join(folder, 'tsconfig.json');
  try {
    writeFileSync(
      project,
      JSON.stringify({
        extends: path.join(WORKSPACE, 'tsconfig.json'),
        compilerOptions: {
          noEmit: false,
          declaration: true,
          rewriteRelativeImportExtensions: true,
          rootDir: WORKSPACE,
          outDir: out,
          typeRoots: [path.join(WORKSPACE, 'node_modules/@types')],
        },
        include: ['types/*.d.ts', ...include].map((one) => path.join(WORKSPACE, one)),
        exclude: TESTS.map((one) => path.join(WORKSPACE, one)),
      }),
    );
    const { code, output } = await runToEnd(process.execPath, [TSC, '-p', project], { cwd: WORKSPACE });
    if (code !== 0) throw new Error(`The packages do not compile:\n${output}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  for (const file of globSync('**/*.d.ts', { cwd: out })) {
    const declarations = path.join(out, file);
    writeFileSync(declarations, withScriptEndings(readFileSync(declarations, 'utf8')));
  }
};

/** Files of a package that are no code: styles, fonts, recorded responses. */
const assetsOf = (name: string): string[] => globSync(`${name}/src/**/*.{css,woff2,txt}`, { cwd: WORKSPACE });

/**
 * Writes `dist` of packages: their own scripts, declarations and assets.
 * @param place folder of a package's `dist`
 */
export const compilePackages = async (
  names: readonly string[],
  place: (name: string) => string,
): Promise<void> => {
  const out = mkdtempSync(path.join(tmpdir(), 'packages-'));
  try {
    await compile(
      names.map((name) => `${name}/src/**/*`),
      out,
    );
    for (const name of names) {
      for (const file of assetsOf(name)) cpSync(path.join(WORKSPACE, file), path.join(out, file));
      rmSync(place(name), { recursive: true, force: true });
      cpSync(path.join(out, name), place(name), { recursive: true });
    }
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
};
