/** Browser client of `pnpm dev`: applies new code after each build. Shows build errors and keeps the last good code. */
import connection from 'webpack-hot-middleware/client.js';
import { showNotice } from './notice.ts';

/** Build errors by bundle: browser and server bundle of each remote in development. */
const shared = globalThis as { __SHOP_BROKEN__?: Map<string, string[]> };
shared.__SHOP_BROKEN__ ??= new Map();
const broken = shared.__SHOP_BROKEN__;

connection.subscribeAll(({ action, name = '', errors = [] }) => {
  if (action !== 'built' && action !== 'sync') return;
  const wasBroken = broken.size > 0;
  if (errors.length > 0) broken.set(name, errors);
  else broken.delete(name);
  // A notice about a crash stays.
  if (wasBroken || broken.size > 0)
    showNotice('Build failed. The page shows the last successful build.', [
      ...new Set([...broken.values()].flat()),
    ]);
});
