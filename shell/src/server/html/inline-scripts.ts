/** The compiled inline scripts of the shell's build (sources: `inline/`). Each is a classic script. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Text that would end or hide a script element (HTML, "Restrictions for contents of script elements"). */
const UNSAFE_IN_SCRIPT = /<\/script|<!--|<script/i;

/** @throws Error if the shell is not built, or a script contains text that is unsafe in a script element */
export const readInlineScripts = (shellDist: string) => {
  const read = (name: string): string => {
    const text = readFileSync(path.join(shellDist, 'server/inline', `${name}.js`), 'utf8');
    if (UNSAFE_IN_SCRIPT.test(text)) throw new Error(`${name}.js contains text that ends a script element`);
    return text;
  };
  return {
    /** Placed before the markup: age gate, early clicks, and pages from the back/forward cache. */
    boot: read('boot'),
    /** Consent banner and tag manager. Only on pages with either. */
    consent: read('consent'),
    /** The last element of the page: loads the modules of its `data-modules`. */
    start: read('start'),
    /** Keeps overrides in addresses. Only on pages with overrides. */
    keepOverrides: read('keep-overrides'),
    /** Reports how remotes with a canary do. Only on pages while a canary runs. */
    canary: read('canary'),
    /** Refreshes the releases page. Only there. */
    releasesPage: read('releases-page'),
    /** Loads `tracePage` on a traced page, after consent. Only in pages of a shop that traces browsers. */
    traceStart: read('trace-start'),
    /** Records presses and API calls. Not inline: the shell serves it (served-script.ts). */
    tracePage: read('trace-page'),
    /** Loads `toolsPage` in a browser with an interface for assistants. Only in a shop with tools. */
    toolsStart: read('tools-start'),
    /** Registers tools. Not inline: the shell serves it. */
    toolsPage: read('tools-page'),
  };
};

export type InlineScripts = ReturnType<typeof readInlineScripts>;
