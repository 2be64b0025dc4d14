/** Builds the page with all stories into one HTML text, so that a test needs no server. */
import { build } from 'vite';

type Built = Awaited<ReturnType<typeof build>>;

/** The whole page is one file: no fonts and pictures beside it. */
const INLINE_BYTES = 1_000_000;

const outputOf = (built: Built) => {
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !('output' in first)) throw new Error('vite built no output');
  return first.output;
};

export const buildStoriesPage = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    // React's development build: it reports wrong props and keys, and the journey fails for them.
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      cssCodeSplit: false,
      assetsInlineLimit: INLINE_BYTES,
      rolldownOptions: { input: 'page.tsx', output: { format: 'iife' } },
    },
  });
  const output = outputOf(built);
  const script = output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n');
  const styles = output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [file.source] : [],
  );
  return `<!doctype html>
<html lang="es">
<head><meta charset="utf-8"><title>Stories</title><style>${styles.join('\n')}</style></head>
<body><main id="story"></main><script>${script.replaceAll('</script', '<\\/script')}</script></body>
</html>`;
};
