/** Colours of shared-ui's tokens as values, because Material UI calculates with them. A test compares both. */
export const COLOURS = {
  paper: '#fbf8f3',
  'paper-2': '#f4eee4',
  'paper-3': '#e9e0d2',
  ink: '#1f1a17',
  'ink-2': '#5b524b',
  'ink-3': '#695f57',
  wine: '#6e1b2e',
  'wine-dark': '#521021',
  'wine-tint': '#f3e3e5',
  olive: '#4e5b31',
  amber: '#8a5a00',
  alarm: '#a3241c',
  edge: '#8f8478',
} as const;
