/**
 * `pnpm bench search [--held-out] [--beside URL] [--worst]`: judges the search of the demo shop by the queries
 * in demo-shop/src/search-quality. `--held-out` asks those that were set aside when the queries were written. `--beside`
 * judges another engine too: it answers `GET URL/api/search?q=&per_page=` like the API, for the same catalogue.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runToEnd } from 'tools/process/run';
import { WORKSPACE } from 'tools/workspace/remote-folder';
import { startApi } from './api-process.ts';
import { openBenchServer, openShop } from './database.ts';

const REPORT = path.join(WORKSPACE, 'demo-shop/src/search-quality/report.ts');
const PORT = 4571;
const CACHE_MS = 5000;
/** The demo shop has more products, so none are invented. */
const PRODUCTS = 120;

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    'held-out': { type: 'boolean', default: false },
    beside: { type: 'string', multiple: true, default: [] },
    worst: { type: 'boolean', default: false },
  },
});

const server = await openBenchServer();
try {
  const url = await openShop(server, PRODUCTS);
  const api = await startApi(url, PORT, CACHE_MS);
  try {
    const queries = values['held-out'] ? 'held-out' : 'queries';
    const options = [...(values.worst ? ['--worst'] : []), queries, api.base, ...values.beside];
    const { code, output } = await runToEnd(process.execPath, [REPORT, ...options], {
      env: { ...process.env, DATABASE_URL: url },
    });
    console.log(output);
    process.exitCode = code;
  } finally {
    await api.stop();
  }
} finally {
  await server.stop();
}
