/** Entry of the standalone mode: this remote with the stub host. Releases do not contain it. */
import 'shared-ui/styles/all.css';

void import('shared-stubs/standalone/start.tsx').then(({ startStandalone }) =>
  startStandalone({
    id: 'checkout',
    app: () => import('./app.tsx'),
    widgets: {
      'checkout/cart-sidebar': () => import('./exposed/cart-sidebar.tsx'),
      'checkout/case-panel': () => import('./exposed/case-panel.tsx'),
    },
    cart: () => import('./exposed/cart.ts'),
    patterns: async () => (await import('./routes.tsx')).routes.map(({ path }) => path),
  }),
);
