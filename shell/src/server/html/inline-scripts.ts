/** The compiled inline scripts of the shell's build (sources: `inline/`). Each is a classic script. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface InlineScripts {
  /** Placed before the markup: age gate, early clicks, and pages from the back/forward cache. */
  boot: string;
  /** Consent banner and tag manager. Only on pages with either. */
  consent: string;
  /** The last element of the page: loads the modules of its `data-modules`. */
  start: string;
  /** Keeps overrides in addresses. Only on pages with overrides. */
  keepOverrides: string;
  /** Reports how remotes with a canary do. Only on pages while a canary runs. */
  canary: string;
  /** Refreshes the releases page. Only there. */
  releasesPage: string;
  /** Loads `tracePage` on a traced page, after consent. Only in pages of a shop that traces browsers. */
  traceStart: string;
  /** Records presses and API calls. Not inline: the shell serves it (served-script.ts). */
  tracePage: string;
  /** Loads `toolsPage` in a browser with an interface for assistants. Only in a shop with tools. */
  toolsStart: string;
  /** Registers tools. Not inline: the shell serves it. */
  toolsPage: string;
}

/** Text that would end or hide a script element (HTML, "Restrictions for contents of script elements"). */
const UNSAFE_IN_SCRIPT = /<\/script|<!--|<script/i;

/** @throws Error if the shell is not built, or a script contains text that is unsafe in a script element */
export const readInlineScripts = (shellDist: string): InlineScripts => {
  const read = (name: string): string => {
    const text = readFileSync(path.join(shellDist, 'server/inline', `${name}.js`), 'utf8');
    if (UNSAFE_IN_SCRIPT.test(text)) throw new Error(`${name}.js contains text that ends a script element`);
    return text;
  };
  return {
    boot: read('boot'),
    consent: read('consent'),
    start: read('start'),
    keepOverrides: read('keep-overrides'),
    canary: read('canary'),
    releasesPage: read('releases-page'),
    traceStart: read('trace-start'),
    tracePage: read('trace-page'),
    toolsStart: read('tools-start'),
    toolsPage: read('tools-page'),
  };
};
