import { createRemoteConfig } from 'tools/webpack/remote';

export default createRemoteConfig({
  dir: import.meta.dirname,
  id: 'checkout',
  exposes: {
    './tools': './src/exposed/tools.ts',
    './cart': './src/exposed/cart.ts',
    './cart-sidebar': './src/exposed/cart-sidebar.tsx',
    './case-panel': './src/exposed/case-panel.tsx',
  },
});
