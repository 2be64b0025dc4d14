/** All scenarios of the API stub, as data. The QA panel lists this table. */

/** The change that a scenario makes to answers. */
export type ScenarioEffect =
  | { kind: 'none' }
  | { kind: 'stock'; stock: number }
  /** Prices in cart, orders and product pages, as per cent of the price in lists. */
  | { kind: 'prices'; percent: number }
  /**
   * Applies to endpoints whose contract declares the code; or to any endpoint that the scenario is chosen for alone.
   */
  | { kind: 'error'; code: 'UNAUTHORIZED' | 'VALIDATION_FAILED' | 'INTERNAL' }
  | { kind: 'delay'; delayMs: number }
  | { kind: 'empty' }
  | { kind: 'long-texts' };

export interface Scenario {
  /** Label of the panel's switch. */
  label: string;
  /** One line below the label. */
  explanation: string;
  effect: ScenarioEffect;
}

export const SCENARIOS = {
  normal: {
    label: 'Normal',
    explanation: 'Every endpoint answers as in the demo shop.',
    effect: { kind: 'none' },
  },
  'sold-out': {
    label: 'Sold out',
    explanation: 'Every stock is 0. Adding to the cart and ordering are refused.',
    effect: { kind: 'stock', stock: 0 },
  },
  'price-changed': {
    label: 'Price changed',
    explanation: 'Prices on product pages, in carts and orders are 10 % above those in lists.',
    effect: { kind: 'prices', percent: 110 },
  },
  unauthorized: {
    label: '401 Unauthorized',
    explanation: 'Endpoints that need a session answer 401. A login is refused.',
    effect: { kind: 'error', code: 'UNAUTHORIZED' },
  },
  invalid: {
    label: '422 Invalid',
    explanation: 'Every write is refused with an error for each required field.',
    effect: { kind: 'error', code: 'VALIDATION_FAILED' },
  },
  'server-error': {
    label: '500 Server error',
    explanation: 'Every endpoint answers with an internal error.',
    effect: { kind: 'error', code: 'INTERNAL' },
  },
  slow: {
    label: 'Slow',
    explanation: 'Every answer takes four seconds.',
    effect: { kind: 'delay', delayMs: 4_000 },
  },
  empty: {
    label: 'Empty',
    explanation: 'Lists, search results and carts are empty.',
    effect: { kind: 'empty' },
  },
  'long-texts': {
    label: 'Long texts',
    explanation: 'Names and texts are three times as long.',
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
