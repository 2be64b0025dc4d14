/** Finds the exports of the contract that a browser bundle uses after tree shaking. */
import path from 'node:path';
import type { UsedContract } from 'releases/release-manifest';
import type { Compilation, Module, NormalModule } from 'webpack';

/** A module in the workspace, or in the published package. */
const CONTRACT =
  /[\\/]shared-contracts[\\/](?:dist[\\/])?src[\\/]((?:api|bus|office|tools)[\\/][\w-]+)\.[jt]s$/;

/** Splits concatenated modules. */
const splitModules = (module: Module): Module[] =>
  'modules' in module && Array.isArray(module.modules)
    ? (module.modules as Module[]).flatMap(splitModules)
    : [module];

export const findUsedContract = (compilation: Compilation): UsedContract => {
  const used: UsedContract = {};
  for (const module of [...compilation.modules].flatMap(splitModules)) {
    const name = CONTRACT.exec((module as NormalModule).resource ?? '')?.[1]?.replaceAll(path.sep, '/');
    if (!name) continue;
    const info = compilation.moduleGraph.getExportsInfo(module);
    const names = [...info.orderedExports]
      .filter((one) => one.getUsed(undefined) !== 0)
      .map((one) => one.name);
    if (names.length > 0) used[name] = [...new Set([...(used[name] ?? []), ...names])].sort();
  }
  return used;
};
