/** Scenarios of the API as one value of the address: `sold-out`, or `normal,update-cart:server-error`. */

const NORMAL = 'normal';

export interface ApiChoice {
  scenario: string;
  /** Exceptions: endpoint id → scenario. */
  endpoints: Readonly<Record<string, string>>;
}

export const readScenarios = (value: string): ApiChoice => {
  const parts = value.split(',').filter(Boolean);
  const pairs = parts.map((part) => part.split(':')).filter((pair) => pair.length === 2);
  return {
    scenario: parts.find((part) => !part.includes(':')) ?? NORMAL,
    endpoints: Object.fromEntries(pairs as [string, string][]),
  };
};

export const writeScenarios = ({ scenario, endpoints }: ApiChoice): string =>
  [scenario, ...Object.entries(endpoints).map(([id, name]) => `${id}:${name}`)].join(',');
