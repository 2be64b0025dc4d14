/**
 * Fetches the page's modules after the first paint and evaluates them at the first use of the page.
 * Reading a page needs no scripts, and evaluating them takes most of the main thread's time
 * (docs/decisions/0054-scripts-at-first-use.md).
 */
import { showOfflineNotice, whenOnline } from '../offline.ts';
import { addLink } from './add-link.ts';
import { afterPaint } from './after-paint.ts';
import { atFirstUse } from './first-use.ts';

/** A page that must start at once does so at the latest after this time. */
const START_LATEST_MS = 2_500;
/**
 * When a file has not arrived this long after its request, the page starts, so that the slot of its remote
 * shows an error region.
 */
const FETCH_LATEST_MS = 10_000;

export interface PageModules {
  /** `URL#sha384-…` of each module, separated by blanks. The entry comes first. */
  modules: string;
  /** The page shows data that only scripts can load, so they do not wait for the first use. */
  isDue: boolean;
}

interface ModuleFile {
  href: string;
  integrity: string;
}

const toFile = (module: string): ModuleFile => {
  const [href, integrity] = module.split('#') as [string, string];
  return { href, integrity };
};

/** Downloads a file into the browser's cache. Rejects for a file that the page could not load either. */
const download = async ({ href, integrity }: ModuleFile, init?: RequestInit): Promise<void> => {
  const response = await fetch(href, { integrity, priority: 'low', ...init });
  if (!response.ok) throw new Error(href);
  await response.blob();
};

type Load = (entry: string) => Promise<unknown>;

/**
 * Loads a module before its import. Chromium applies the CSP (`strict-dynamic`) to the chunks of a module by what has
 * loaded it: a link of a script is trusted, an `import` in an inline script is not.
 */
const preload = (file: ModuleFile): void => addLink({ rel: 'modulepreload', ...file });

/**
 * Imports the entry. After a failure, waits for a connection, downloads it once more past the cache, whose copy may be
 * damaged, and imports it again. Dispatches `shop:failed` on the window when that fails too: early-press.ts then stores no clicks.
 */
const loadEntry = (entry: ModuleFile, load: Load): void => {
  const loadAgain = async () => {
    showOfflineNotice();
    await new Promise<void>(whenOnline);
    await download(entry, { cache: 'reload', signal: AbortSignal.timeout(FETCH_LATEST_MS) });
    preload(entry);
    await load(entry.href);
  };
  load(entry.href)
    .catch(loadAgain)
    .catch(() => dispatchEvent(new Event('shop:failed')));
};

/**
 * @param load imports the entry
 * @returns starts the page, if it has not started yet
 */
export const startModules = ({ modules, isDue }: PageModules, load: Load) => {
  const files = modules.split(' ').map(toFile);
  let isStarted = false;
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    for (const file of files) preload(file);
    loadEntry(files[0] as ModuleFile, load);
  };
  const fetchFiles = async (): Promise<void> => {
    if (isStarted) return;
    const late = setTimeout(start, FETCH_LATEST_MS);
    // The slot of a remote without files shows an error region, which only a started page does.
    await Promise.all(files.map((file) => download(file))).catch(start);
    clearTimeout(late);
  };

  atFirstUse(start);
  // In the frame between, the browser requests the pictures that waited for the paint (late-pictures.ts).
  afterPaint(isDue ? start : () => requestAnimationFrame(() => setTimeout(fetchFiles)));
  if (isDue) setTimeout(start, document.hidden ? 0 : START_LATEST_MS);
  return start;
};
