// Publishes the shell's federation runtime as a global. Builds of remotes use this global as an external, so
// a page loads the runtime once. Adds `initContainerEntry`, which only remotes need and a host's build omits.
import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

globalThis.__SHOP_FEDERATION__ ??= {
  ...federation,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntimeOptions: {},
  // The original `init` would return the shell's instance, found by the build identifier. Every loaded
  // version of a remote needs its own instance.
  runtime: { ...federation.runtime, init: federation.runtime.createInstance },
  bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
};

export default () => ({ name: 'provide-runtime' });
