/**
 * Scripts that a page evaluates before any input. V8's coverage says which: in a trace, the evaluation of a
 * module has no URL. Coverage costs processor time, so this is a visit of its own.
 */
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'tools/browser/devtools';
import { openOnPhone, stay } from './visit.ts';

interface Coverage {
  result: { url: string; functions: { ranges: { count: number }[] }[] }[];
}

/** Text of the executable inline scripts of a document. Data, such as JSON, is not executable. */
export const inlineScripts = (html: string): string =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\bsrc=/.test(attributes) && !/\btype="(?!module")/.test(attributes))
    .map(([, , text]) => text)
    .join('\n');

/** URLs of scripts whose top level ran. V8 lists the top level of a script as its first function. */
export const urlsThatRan = ({ result }: Coverage): string[] => [
  ...new Set(
    result
      .filter(({ url, functions }) => url.startsWith('http') && functions[0]?.ranges[0]?.count)
      .map(({ url }) => url),
  ),
];

const brotliBytes = async (url: string, isDocument: boolean): Promise<number> => {
  const text = await (await fetch(url)).text();
  return brotliCompressSync(isDocument ? inlineScripts(text) : text).length;
};

export const measureScripts = async (browser: Browser, url: string) => {
  const { page, close } = await browser.openPage();
  try {
    await page.send('Profiler.enable');
    await page.send('Profiler.startPreciseCoverage', { callCount: false, detailed: false });
    await openOnPhone(page, url);
    await stay();
    const urls = urlsThatRan(await page.send<Coverage>('Profiler.takePreciseCoverage'));
    // URL and bytes of each file. Inline scripts count together, with the URL of the document.
    const files = await Promise.all(
      urls.map(async (file) => ({ url: file, bytes: await brotliBytes(file, file === url) })),
    );
    return { bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), files };
  } finally {
    await close();
  }
};
