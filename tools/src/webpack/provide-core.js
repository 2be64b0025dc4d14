// Gives the remotes (built with `externalRuntime`) the shell's federation core, so that it is on the page once.
import * as core from '@module-federation/runtime-core';

globalThis._FEDERATION_RUNTIME_CORE ??= core;

export default () => ({ name: 'provide-core' });
