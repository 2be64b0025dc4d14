import type { Compiler } from 'webpack';

/** The federation plugin names its entry by a hash of absolute paths. */
const ENTRY = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js/;
const CONTAINER = /^container entry /;

/**
 * Gives the modules of the federation plugin fixed ids. Webpack would derive the ids from absolute paths, so clones of
 * the workspace in different folders would build different scripts from the same sources.
 */
export class FederationIds {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(FederationIds.name, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(FederationIds.name, (modules) => {
        for (const module of modules) {
          const name = module.identifier();
          if (CONTAINER.test(name)) compilation.chunkGraph.setModuleId(module, 'container');
          else if (ENTRY.test(name)) compilation.chunkGraph.setModuleId(module, 'federation');
        }
      });
    });
  }
}
