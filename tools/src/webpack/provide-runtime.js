// Puts the shell's federation runtime where the remotes find it (they are built with it as an external), so that it is
// on the page once. The container part is added: a host alone would leave it out.
import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

globalThis.__SHOP_FEDERATION__ ??= {
  ...federation,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntimeOptions: {},
  // `init` would find the shell's own instance by its build identifier; every loaded version needs one of its own.
  runtime: { ...federation.runtime, init: federation.runtime.createInstance },
  bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
};

export default () => ({ name: 'provide-runtime' });
