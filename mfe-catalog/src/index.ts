/** Async boundary: this remote as a page of its own, with the stub host. No released build has this file. */
void import('shared-stubs/standalone/start.tsx').then(({ startStandalone }) =>
  startStandalone({
    id: 'catalog',
    widgets: { 'catalog/search-modal': () => import('./exposed/search-modal.ts') },
    app: () => import('./app.tsx'),
    patterns: async () => (await import('./routes.tsx')).routes.map(({ path }) => path),
  }),
);
