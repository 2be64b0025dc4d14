/** Entry of the standalone mode: this remote with the stub host. Releases do not contain it. */
import 'shared-ui/styles/all.css';

void import('shared-stubs/standalone/start.tsx').then(({ startStandalone }) =>
  startStandalone({
    id: '{{id}}',
    app: () => import('./app.tsx'),
    patterns: async () => (await import('./routes.tsx')).routes.map(({ path }) => path),
  }),
);
