/**
 * QA: sets the scenario of the stubbed API from the address: `?api=sold-out`, or by endpoint
 * `?api=normal,list-wines:server-error`.
 */
import { API_KEY } from '../../override.ts';

const DEFAULT = 'normal';
const WORD = /^[\w.-]{1,64}$/;

export interface ScenarioChoice {
  scenario: string;
  overrides: Record<string, string>;
}

/** Parses the value of `api`. Ignores malformed parts; the stub itself refuses unknown names. */
export const parseScenario = (text: string): ScenarioChoice => {
  const parts = text.split(',').filter(Boolean);
  const scenario = parts.find((part) => WORD.test(part)) ?? DEFAULT;
  const pairs = parts.map((part) => part.split(':')).filter((pair) => pair.length === 2);
  const overrides = pairs.filter((pair) => pair.every((word) => WORD.test(word))) as [string, string][];
  return { scenario, overrides: Object.fromEntries(overrides) };
};

/** Sends the scenario of an address to the stub if it differs from the last one. */
export const createScenarioChooser = (
  stubUrl: string,
  log: { warn(details: object, text: string): void },
): ((query: URLSearchParams) => Promise<void>) => {
  return async (query) => {
    const choice = parseScenario(query.get(API_KEY) ?? DEFAULT);
    try {
      const answer = await fetch(`${stubUrl}/__scenario`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(choice),
        signal: AbortSignal.timeout(1_000),
      });
      if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    } catch (error) {
      log.warn({ choice, reason: (error as Error).message }, 'the stubbed API did not take the scenario');
    }
  };
};
