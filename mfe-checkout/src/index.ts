/** Async boundary: this remote as a page of its own, with the stub host. No released build has this file. */
void import('shared-stubs/standalone/start.tsx').then(({ startStandalone }) =>
  startStandalone({
    id: 'checkout',
    app: () => import('./app.tsx'),
    widgets: { 'checkout/cart-sidebar': () => import('./exposed/cart-sidebar.tsx') },
    cart: () => import('./exposed/cart.ts'),
    patterns: async () => (await import('./routes.tsx')).routes.map(({ path }) => path),
  }),
);
