import { type BrandColour, STYLE_COLOURS } from './brand-colours.ts';

/** Hexadecimal with six lower-case digits. */
type Colours = Readonly<Record<BrandColour, string>>;
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
