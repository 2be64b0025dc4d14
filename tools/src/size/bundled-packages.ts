/** Finds npm packages in a script by its source map. */

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

export interface Unwanted {
  file: string;
  name: string;
  why: string;
}

export interface UnwantedRules {
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
