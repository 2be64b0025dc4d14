/**
 * Makes the two web fonts and their stand-ins from the packages of `@fontsource-variable`.
 * Run by hand after a font update: `node shared-ui/scripts/subset-fonts.ts`; its output is committed.
 * Writes `src/fonts/*.woff2` and `src/styles/fonts.css`. Throws when a font is over FONT_LIMIT_BYTES.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import georgia from '@capsizecss/metrics/georgia';
import notoSerif from '@capsizecss/metrics/notoSerif';
import roboto from '@capsizecss/metrics/roboto';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

const FONT_LIMIT_BYTES = 25_000;

const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join('');
/** Spanish, English, and the French of cheeses and estates (Comté, Brûlé, cœur). */
const LETTERS = 'áéíóúüñÁÉÍÓÚÜÑàâçèêëîïôöùûœÀÇÈ';
const SIGNS = '¿¡–—“”’«»…·°º½×©\u00a0';
const TEXT = ASCII + LETTERS + SIGNS;

/**
 * `widthInUse`: width of the shop's Spanish headings (serif, weight 450) or paragraphs and labels (sans), with
 * kerning, against what the English letter table of the metrics foretells. Measured in Chromium with the Liberation fonts.
 */
const FONTS = [
  {
    family: 'Fraunces',
    file: 'fraunces',
    source: 'fraunces/files/fraunces-latin-opsz-normal.woff2',
    // One optical size: headings start at 18 px, where the cut for 36 pt is still sturdy.
    axes: { opsz: 36, wght: { min: 400, max: 700 } },
    features: ['kern', 'liga'],
    standIns: [georgia, timesNewRoman, notoSerif],
    widthInUse: 0.94,
  },
  {
    family: 'Source Sans 3',
    file: 'source-sans-3',
    source: 'source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    features: ['kern', 'liga', 'lnum', 'tnum'],
    standIns: [arial, roboto],
    widthInUse: 0.985,
  },
] as const;

/** Fonts of the same widths under another name: what Linux and ChromeOS have instead. */
const TWINS: readonly [local: string, twins: readonly string[]][] = [
  ["local('ArialMT')", ['Liberation Sans', 'Arimo']],
  ["local('TimesNewRomanPSMT')", ['Liberation Serif', 'Tinos']],
];

const withTwins = (faces: string): string =>
  TWINS.reduce(
    (css, [local, twins]) =>
      css.replace(local, [local, ...twins.map((twin) => `local('${twin}')`)].join(', ')),
    faces,
  );

const inPackage = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

async function makeFont(font: (typeof FONTS)[number]): Promise<string> {
  const whole = await readFile(inPackage(`node_modules/@fontsource-variable/${font.source}`));
  const subset = await subsetFont(whole, TEXT, {
    targetFormat: 'woff2',
    variationAxes: font.axes,
    keepFeatures: [...font.features],
    noHinting: true,
  });
  if (subset.length > FONT_LIMIT_BYTES) throw new Error(`${font.file}: ${subset.length} bytes`);
  await writeFile(inPackage(`src/fonts/${font.file}.woff2`), subset);
  console.log(`${font.file}.woff2 ${subset.length} bytes`);

  const measured = await fromBuffer(subset);
  // The subset lost its name table's family; the stylesheet calls the font by `family`.
  const { subsets: _englishTables, ...ownMetrics } = measured;
  const metrics = {
    ...ownMetrics,
    familyName: font.family,
    xWidthAvg: measured.xWidthAvg * font.widthInUse,
  };
  const stack = createFontStack([metrics, ...font.standIns], { fontFaceFormat: 'styleString' });
  return [
    '@font-face {',
    `  font-family: "${font.family}";`,
    `  src: url("../fonts/${font.file}.woff2") format("woff2");`,
    '  font-weight: 400 700;',
    '  font-style: normal;',
    '  font-display: swap;',
    '}',
    `/* Stand-ins until it arrives: ${stack.fontFamily} */`,
    withTwins(stack.fontFaces),
  ].join('\n');
}

const faces = await Promise.all(FONTS.map(makeFont));
const header =
  '/* Made by scripts/subset-fonts.ts; change that, not this. Licences: src/fonts/OFL-*.txt */\n';
await writeFile(inPackage('src/styles/fonts.css'), `${header}${faces.join('\n\n')}\n`);
