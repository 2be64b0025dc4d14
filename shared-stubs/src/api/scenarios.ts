/** Scenarios of the API stub by name, each a file of `shared-stubs/scenarios`. */
import type { ErrorCode } from 'shared-contracts/errors';
import type { Locale } from 'shared-contracts/locale';
import empty from '../../scenarios/empty.json' with { type: 'json' };
import invalid from '../../scenarios/invalid.json' with { type: 'json' };
import longTexts from '../../scenarios/long-texts.json' with { type: 'json' };
import normal from '../../scenarios/normal.json' with { type: 'json' };
import priceChanged from '../../scenarios/price-changed.json' with { type: 'json' };
import serverError from '../../scenarios/server-error.json' with { type: 'json' };
import sessionEnded from '../../scenarios/session-ended.json' with { type: 'json' };
import slow from '../../scenarios/slow.json' with { type: 'json' };
import soldOut from '../../scenarios/sold-out.json' with { type: 'json' };
import unauthorized from '../../scenarios/unauthorized.json' with { type: 'json' };

/** The change that a scenario makes to answers. */
type Change =
  | { kind: 'none' }
  | { kind: 'stock'; stock: number }
  /** Prices in cart, orders and product pages, as per cent of the price in lists. */
  | { kind: 'prices'; percent: number }
  /**
   * Applies to endpoints whose contract declares the code; or to any endpoint that the scenario is chosen for
   * alone.
   */
  | { kind: 'error'; code: ErrorCode }
  | { kind: 'delay'; delayMs: number }
  | { kind: 'empty' }
  | { kind: 'long-texts' }
  | { kind: 'end-session' };

/** @property stockOf stock by sku, which wins over the change */
export type ScenarioEffect = Change & { stockOf?: Readonly<Record<string, number>> };

export interface ScenarioText {
  label: string;
  /** One line below the select of the panel. */
  explanation: string;
}

export interface Scenario {
  effect: ScenarioEffect;
  texts: Record<Locale, ScenarioText>;
}

const FILES = {
  normal,
  'sold-out': soldOut,
  'price-changed': priceChanged,
  unauthorized,
  'session-ended': sessionEnded,
  invalid,
  'server-error': serverError,
  slow,
  empty,
  'long-texts': longTexts,
};

export type ScenarioName = keyof typeof FILES;
// TypeScript reads the words of a JSON file as `string`.
export const SCENARIOS = FILES as Record<ScenarioName, Scenario>;
export const SCENARIO_NAMES = Object.keys(SCENARIOS) as readonly ScenarioName[];

/**
 * The scenario of the whole API, with exceptions: endpoint id → answers of its calls, and the settings of
 * read-choice.ts.
 */
export interface ScenarioChoice {
  /** Of all calls without an exception. An error code: one that every endpoint may answer. */
  scenario: ScenarioName | ErrorCode;
  overrides: Readonly<Record<string, string>>;
}

export const isScenarioName = (name: unknown): name is ScenarioName =>
  typeof name === 'string' && Object.hasOwn(SCENARIOS, name);
