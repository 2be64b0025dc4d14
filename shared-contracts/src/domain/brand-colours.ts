/** Custom properties of `shared-ui/src/styles/tokens.css` without `--` that staff may change, with their defaults. */
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

/** Staff cannot change the last four, because they say success, warning, error and the edge of a control. */
export const STYLE_COLOURS = {
  ...BRAND_COLOURS,
  olive: '#4e5b31',
  amber: '#8a5a00',
  alarm: '#a3241c',
  edge: '#8f8478',
} as const;

/** Largest size of the logo in the shop's header, px. */
export const LOGO_HEIGHT = 40;
export const MAX_LOGO_WIDTH = 240;
