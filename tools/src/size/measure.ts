/** Compares builds with byte budgets and finds unwanted packages. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readManifest } from 'releases/release-store';
import { BUDGETS, filesOf, OFFICE_BRINGS, ON_DEMAND, SERVER_ONLY, SHELL_ONLY } from './budgets.ts';

const IN_NODE_MODULES = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** Package of a source path, through pnpm's folders. Undefined for our own files. */
export const packageOf = (source: string): string | undefined => {
  const name = IN_NODE_MODULES.exec(source)?.[1];
  return name?.startsWith('.') ? undefined : name;
};

/** Names of the npm packages in a script. @param map text of its source map */
export const bundledPackages = (map: string): Set<string> => {
  const { sources } = JSON.parse(map) as { sources: string[] };
  return new Set(sources.map(packageOf).filter((name) => name !== undefined));
};

interface Unwanted {
  file: string;
  name: string;
  why: string;
}

interface UnwantedRules {
  serverOnly: readonly string[];
  shellOnly: readonly string[];
  onDemand: readonly string[];
}

/**
 * @param role `remote`: the shell shares its libraries with the package; `isEntry`: every page waits for it
 * @returns unwanted packages with the reason
 */
export const unwantedIn = (
  script: { file: string; role: 'shell' | 'remote'; isEntry: boolean; packages: ReadonlySet<string> },
  rules: UnwantedRules,
): Unwanted[] => {
  const found = (names: readonly string[], why: string) =>
    names.filter((name) => script.packages.has(name)).map((name) => ({ file: script.file, name, why }));
  return [
    ...found(rules.serverOnly, 'does not belong in a browser'),
    ...(script.role === 'remote' ? found(rules.shellOnly, 'comes from the shell') : []),
    ...(script.isEntry ? found(rules.onDemand, 'is to be loaded on demand') : []),
  ];
};

export const KB = 1024;
const RULES: UnwantedRules = { serverOnly: SERVER_ONLY, shellOnly: SHELL_ONLY, onDemand: ON_DEMAND };

const OFFICE_RULES: UnwantedRules = {
  ...RULES,
  serverOnly: SERVER_ONLY.filter((name) => !OFFICE_BRINGS.includes(name)),
};

const brotliBytes = (file: string): number =>
  existsSync(`${file}.br`)
    ? readFileSync(`${file}.br`).length
    : brotliCompressSync(readFileSync(file)).length;

/** Bytes of these files as served. */
export const scriptBytes = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + brotliBytes(file), 0);

/**
 * @param folders package name → folder of its build or release (`client/`, `release.json`)
 * @param only restricts to budgets that include this package
 */
export const measureBudgets = (folders: Readonly<Record<string, string>>, only?: string) =>
  BUDGETS.filter(({ parts }) => !only || parts.some((part) => part.package === only)).map(
    ({ title, kb, parts }) => {
      const files = parts.flatMap((part) => {
        const folder = folders[part.package];
        if (!folder) throw new Error(`No build of ${part.package} to measure`);
        const manifest = readManifest(path.join(folder, 'release.json'));
        return filesOf(manifest, part.chunks).map((file) => path.join(folder, 'client', file));
      });
      /** KB of 1024 bytes, brotli. */
      const used = scriptBytes(files) / KB;
      return { title, used, kb, files: files.length, isOver: used > kb };
    },
  );

/** Packages without a folder that share a budget with this one. */
export const missingPackages = (folders: Readonly<Record<string, string>>, only: string): string[] => {
  const budgets = BUDGETS.filter(({ parts }) => parts.some((part) => part.package === only));
  const packages = budgets.flatMap(({ parts }) => parts.map((part) => part.package));
  return [...new Set(packages)].filter((name) => !folders[name]);
};

/** Unwanted packages of a build, by its source maps. */
export const findUnwanted = (name: string, folder: string): Unwanted[] => {
  const manifest = readManifest(path.join(folder, 'release.json'));
  const client = path.join(folder, 'client');
  return readdirSync(client)
    .filter((file) => file.endsWith('.js.map'))
    .flatMap((map) => {
      const file = map.replace('.map', '');
      // The office has a React of its own.
      const role = ['shell', 'office'].includes(name) ? ('shell' as const) : ('remote' as const);
      const isEntry = file === manifest.entry || manifest.app.js.includes(file);
      const packages = bundledPackages(readFileSync(path.join(client, map), 'utf8'));
      return unwantedIn(
        { file: `${name}: ${file}`, role, isEntry, packages },
        name === 'office' ? OFFICE_RULES : RULES,
      );
    });
};

export const describeRow = ({
  title,
  used,
  kb,
  files,
  isOver,
}: ReturnType<typeof measureBudgets>[number]): string =>
  `${isOver ? '✗' : '✓'} ${title.padEnd(28)}${used.toFixed(1).padStart(7)} ` +
  `of ${String(kb).padStart(3)}  (${files} files)`;
