/** npm packages inside of a script, read from its source map. */

const IN_NODE_MODULES = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** Package of a source's path, with pnpm's own folders seen through; undefined for our own files. */
export const packageOf = (source: string): string | undefined => {
  const name = IN_NODE_MODULES.exec(source)?.[1];
  return name?.startsWith('.') ? undefined : name;
};

/** @param map text of the source map */
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
 * @param role whose script it is; `isEntry`: every page waits for it
 * @returns what must not be in it, with the reason
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
