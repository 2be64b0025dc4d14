/** webpack configuration of one stub remote: the configuration of a real remote plus its widgets. */
import { createRemoteConfig } from 'tools/webpack/remote';

const EXPOSES: Record<string, Record<string, string>> = {
  catalog: {
    './search-modal': './src/exposed/search-modal.tsx',
    './recommendations': './src/exposed/recommendations.tsx',
  },
  checkout: {
    './cart': './src/exposed/cart.ts',
    './cart-sidebar': './src/exposed/cart-sidebar.tsx',
  },
};

export const createStubConfig = (dir: string, id: string): ReturnType<typeof createRemoteConfig> =>
  createRemoteConfig({ dir, id, exposes: EXPOSES[id] ?? {} }).map((config) => ({
    ...config,
    module: {
      ...config.module,
      // A stub reads its behaviour from the URL it was loaded from. webpack would replace `import.meta.url` by the
      // source path.
      parser: { ...config.module?.parser, javascript: { importMeta: false } },
    },
  }));
