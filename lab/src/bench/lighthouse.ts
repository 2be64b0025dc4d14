/** One page through Lighthouse: mobile, default (simulated) throttling, as a first visit with the age gate on. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium } from 'tools/browser/chromium';
import { runToEnd } from 'tools/process/run';
import { WORKSPACE } from 'tools/workspace/remote-folder';
import { mainThread, type TraceEvent } from './main-thread.ts';

const CLI = path.join(WORKSPACE, 'lab/node_modules/lighthouse/cli/index.js');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number; details?: { items?: unknown[] } }>;
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
}

export interface PageFigures {
  /** 0 to 100. */
  scores: Record<Category, number>;
  /** Largest contentful paint, ms. */
  lcp: number;
  /** First contentful paint, ms. */
  fcp: number;
  /** Total blocking time, ms. */
  tbt: number;
  /** Cumulative layout shift, no unit. */
  cls: number;
  requests: number;
  /** Lighthouse's benchmark index of the machine: about 1,500 and more on an idle laptop. */
  machine: number;
  /**
   * Blocking processor time of the main thread with 4× processor throttling, ms. Other load on the machine
   * has no effect.
   */
  cpuBlocking: number;
  /** Failed audits of the last three categories. */
  findings: string[];
}

const flags = ['--headless=new', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];

/** @throws Error when Lighthouse could not measure the page */
export const runLighthouse = async (url: string): Promise<PageFigures> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  try {
    const chrome = await ensureChromium(console.error);
    const { output } = await runToEnd(
      process.execPath,
      [
        CLI,
        url,
        '--output=json',
        '--output-path=page.json',
        '--save-assets',
        '--quiet',
        '--no-enable-error-reporting',
        `--only-categories=${CATEGORIES.join(',')}`,
        `--chrome-flags=${flags.join(' ')}`,
      ],
      { cwd: folder, env: { ...process.env, CHROME_PATH: chrome } },
    );
    const read = <T>(name: string): T => {
      try {
        return JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as T;
      } catch {
        throw new Error(`Lighthouse could not measure ${url}:\n${output}`);
      }
    };
    const report = read<Report>('page.json');
    if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
    const trace = read<{ traceEvents: TraceEvent[] }>('page-0.trace.json');
    return figuresOf(report, trace.traceEvents);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const figuresOf = ({ categories, audits, environment }: Report, trace: TraceEvent[]): PageFigures => {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const score = (id: Category) => Math.round((categories[id].score ?? 0) * 100);
  return {
    scores: Object.fromEntries(CATEGORIES.map((id) => [id, score(id)])) as Record<Category, number>,
    lcp: value('largest-contentful-paint'),
    fcp: value('first-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    requests: audits['network-requests']?.details?.items?.length ?? Number.NaN,
    machine: environment.benchmarkIndex,
    cpuBlocking: mainThread(trace).blockingMs,
    findings: CATEGORIES.slice(1).flatMap((category) =>
      categories[category].auditRefs
        .map(({ id }) => id)
        .filter((id) => audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1),
    ),
  };
};
