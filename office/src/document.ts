/** HTML document of the office. The server sends it for every page. */

export interface DocumentOptions {
  /** Nonce of the response, for the style elements of Material UI. */
  nonce: string;
  /** URL folder of the release's browser files, with a final slash. */
  base: string;
  /** Main script. */
  entry: string;
  styles: readonly string[];
  /** Fonts of the first screen. */
  fonts: readonly string[];
  /** File name → `sha384-…`. */
  integrity: Readonly<Record<string, string>>;
}

export const renderDocument = ({ nonce, base, entry, styles, fonts, integrity }: DocumentOptions): string =>
  [
    '<!doctype html>',
    '<html lang="es">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<meta property="csp-nonce" nonce="${nonce}">`,
    '<link rel="icon" href="data:,">',
    '<title>Oficina</title>',
    ...fonts.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" href="${base}${file}" crossorigin>`,
    ),
    ...styles.map(
      (file) =>
        `<link rel="stylesheet" href="${base}${file}" integrity="${integrity[file]}" crossorigin="anonymous">`,
    ),
    `<script type="module" src="${base}${entry}" integrity="${integrity[entry]}" crossorigin="anonymous"></script>`,
    '</head>',
    '<body>',
    '<div id="root"><p class="starting">Abriendo la oficina…</p></div>',
    '<noscript><p class="starting">La oficina necesita JavaScript. · The office needs JavaScript.</p></noscript>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
