import { setTimeout as sleep } from 'node:timers/promises';

/** Most time until a list page is rendered with its content. */
const RENDERED_MS = 60_000;
const LOOK_MS = 500;

/** URL of the first link on a list page that matches the pattern. */
const firstLink = async (base: string, list: string, pattern: RegExp): Promise<string> => {
  // The first render after the start of a shop may pass its deadline, which sends a page without content.
  for (const until = Date.now() + RENDERED_MS; ; await sleep(LOOK_MS)) {
    const found = pattern.exec(await (await fetch(base + list)).text())?.[1];
    if (found) return found;
    if (Date.now() > until) throw new Error(`${list} has no link that matches ${pattern}`);
  }
};

/** Paths of one product and one article of the shop. */
export const examplePaths = async (base: string) => ({
  product: await firstLink(base, '/vinos', /<article[^>]*>.*?href="(\/vinos\/[^"]+)"/),
  article: await firstLink(base, '/blog', /href="(\/blog\/[^"?]+)"/),
});
