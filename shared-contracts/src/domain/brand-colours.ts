/**
 * Colours of the shop's style (`shared-ui/src/styles/tokens.css`) and the contrast that each pair needs. Staff may change
 * the colours of `BRAND_COLOURS`; the others carry a meaning.
 */

/** Custom properties without `--` that staff may change, with their defaults. */
export const BRAND_COLOURS = {
  wine: '#6e1b2e',
  'wine-dark': '#521021',
  'wine-tint': '#f3e3e5',
  paper: '#fbf8f3',
  'paper-2': '#f4eee4',
  'paper-3': '#e9e0d2',
  ink: '#1f1a17',
  'ink-2': '#5b524b',
  'ink-3': '#695f57',
} as const;

export type BrandColour = keyof typeof BRAND_COLOURS;
/** Hexadecimal with six lower-case digits. */
type Colours = Readonly<Record<BrandColour, string>>;

/** Colours that staff cannot change, because they say success, warning, error and the edge of a control. */
const FIXED_COLOURS = { olive: '#4e5b31', amber: '#8a5a00', alarm: '#a3241c', edge: '#8f8478' } as const;

/** All colours with a rule. */
export const STYLE_COLOURS = { ...BRAND_COLOURS, ...FIXED_COLOURS } as const;
type StyleColour = keyof typeof STYLE_COLOURS;

/** Text, its ground, and the lowest contrast (WCAG AA: 4.5 for text, 3 for the edge of a control). */
type ContrastPair = readonly [StyleColour, StyleColour, number];

const TEXT_CONTRAST = 4.5;
const EDGE_CONTRAST = 3;
const WORDS = ['ink', 'ink-2', 'ink-3', 'wine', 'wine-dark', 'olive', 'amber', 'alarm'] as const;
const GROUNDS = ['paper', 'paper-2', 'wine-tint'] as const;

/** Every pair of text and ground that the shop uses. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...WORDS.flatMap((word) => GROUNDS.map((ground) => [word, ground, TEXT_CONTRAST] as const)),
  ['edge', 'paper', EDGE_CONTRAST],
  ['edge', 'paper-2', EDGE_CONTRAST],
  // A disabled button.
  ['ink-3', 'paper-3', TEXT_CONTRAST],
];

/** Relative luminance of WCAG 2. */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.040_45 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Contrast of two colours, 1 to 21. */
export const contrastOf = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

/** Pairs of the shop whose contrast is too low with these colours. */
export const lowContrasts = (colours: Colours): ContrastPair[] => {
  const all = { ...STYLE_COLOURS, ...colours };
  return CONTRAST_PAIRS.filter(([text, ground, least]) => contrastOf(all[text], all[ground]) < least);
};
