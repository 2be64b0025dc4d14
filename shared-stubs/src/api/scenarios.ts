/** All scenarios of the API stub, as data. `panel/scenario-texts.ts` has their texts. */

/** The change that a scenario makes to answers. */
export type ScenarioEffect =
  | { kind: 'none' }
  | { kind: 'stock'; stock: number }
  /** Prices in cart, orders and product pages, as per cent of the price in lists. */
  | { kind: 'prices'; percent: number }
  /**
   * Applies to endpoints whose contract declares the code; or to any endpoint that the scenario is chosen for
   * alone.
   */
  | { kind: 'error'; code: 'UNAUTHORIZED' | 'VALIDATION_FAILED' | 'INTERNAL' }
  | { kind: 'delay'; delayMs: number }
  | { kind: 'empty' }
  | { kind: 'long-texts' };

export interface Scenario {
  effect: ScenarioEffect;
}

export const SCENARIOS = {
  normal: {
    effect: { kind: 'none' },
  },
  'sold-out': {
    effect: { kind: 'stock', stock: 0 },
  },
  'price-changed': {
    effect: { kind: 'prices', percent: 110 },
  },
  unauthorized: {
    effect: { kind: 'error', code: 'UNAUTHORIZED' },
  },
  invalid: {
    effect: { kind: 'error', code: 'VALIDATION_FAILED' },
  },
  'server-error': {
    effect: { kind: 'error', code: 'INTERNAL' },
  },
  slow: {
    effect: { kind: 'delay', delayMs: 4_000 },
  },
  empty: {
    effect: { kind: 'empty' },
  },
  'long-texts': {
    effect: { kind: 'long-texts' },
  },
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof SCENARIOS;
export const SCENARIO_NAMES = Object.keys(SCENARIOS) as readonly ScenarioName[];

/** The scenario of the whole API, with exceptions by endpoint id. */
export interface ScenarioChoice {
  scenario: ScenarioName;
  overrides: Readonly<Record<string, ScenarioName>>;
}

export const isScenarioName = (name: unknown): name is ScenarioName =>
  typeof name === 'string' && Object.hasOwn(SCENARIOS, name);
