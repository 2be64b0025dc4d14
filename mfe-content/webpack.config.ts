import { createRemoteConfig } from 'tools/webpack/remote';

export default createRemoteConfig({
  dir: import.meta.dirname,
  id: 'content',
  exposes: { './tools': './src/exposed/tools.ts' },
});
