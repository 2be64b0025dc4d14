/** Build of one stub remote: the same as a real one's, and its widgets. */
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
      // `import.meta.url` is where a stub is loaded from, which tells it what to be; webpack would write the source's place.
      parser: { ...config.module?.parser, javascript: { importMeta: false } },
    },
  }));
