/**
 * `pnpm bench [api|pages|use|next|shell|releases|fleet|search]`: measures and compares with docs/reports/performance.md.
 * Run it on an idle machine.
 */
import { asCommand } from 'tools/process/as-command';

const BENCHES: Readonly<Record<string, () => Promise<unknown>>> = {
  api: () => import('../src/bench/api.ts'),
  pages: () => import('../src/bench/pages.ts'),
  next: () => import('../src/bench/next-page.ts'),
  use: () => import('../src/bench/use.ts'),
  shell: () => import('../src/bench/shell.ts'),
  releases: () => import('../src/bench/releases.ts'),
  fleet: () => import('../src/bench/fleet.ts'),
  search: () => import('../src/bench/search.ts'),
};

await asCommand(async () => {
  const asked = process.argv.slice(2).find((word) => !word.startsWith('-') && word in BENCHES) ?? 'api';
  await BENCHES[asked]?.();
});
