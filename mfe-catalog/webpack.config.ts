import { createRemoteConfig } from 'tools/webpack/remote';

export default createRemoteConfig({
  dir: import.meta.dirname,
  id: 'catalog',
  exposes: {
    './search-modal': './src/exposed/search-modal.ts',
    './tools': './src/exposed/tools.ts',
    './favourites': './src/exposed/favourites.tsx',
    './recommendations': './src/exposed/recommendations.tsx',
  },
});
