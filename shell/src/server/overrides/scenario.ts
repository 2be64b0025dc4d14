/** QA: sets the scenario of the stubbed API from the address (docs/guides/qa-with-stubs.md#sequences). */
import { API_STUB_KEY } from '../../override.ts';
import type { PageView } from './overrides.ts';

const LIMIT_MS = 1_000;
/** The stub parses longer values, but nobody reads them. */
const MAX_LENGTH = 1_500;

type Shown = Pick<PageView, 'active' | 'problems'>;

/** The stub's reason. Undefined if it accepts the choice. */
const send = async (stubUrl: string, address: string): Promise<string | undefined> => {
  try {
    const answer = await fetch(`${stubUrl}/__scenario`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ address }),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (answer.ok) return undefined;
    const { problems } = (await answer.json().catch(() => ({}))) as { problems?: string };
    return problems ?? `HTTP ${answer.status}`;
  } catch (error) {
    return (error as Error).message;
  }
};

/** Sends the scenario of an address to the stub. Returns what the banner shows about it. */
export const createScenarioChooser =
  (stubUrl: string) =>
  async (query: URLSearchParams): Promise<Shown> => {
    // A plus that somebody typed is a space.
    const value = (query.get(API_STUB_KEY) ?? '').replaceAll(' ', '+');
    const detail =
      value.length > MAX_LENGTH ? `longer than ${MAX_LENGTH} characters` : await send(stubUrl, value);
    if (detail !== undefined)
      return { active: [], problems: [{ remote: API_STUB_KEY, value, reason: 'scenario', detail }] };
    return { active: value ? [{ remote: API_STUB_KEY, value, unchecked: false }] : [], problems: [] };
  };
