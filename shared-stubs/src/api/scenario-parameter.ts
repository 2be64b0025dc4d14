/**
 * Scenarios of the API as one value of the address: `sold-out`, or `normal,update-cart:normal+UNAVAILABLE`. The value
 * is a link that fits into a bug report.
 */

const NORMAL = 'normal';

/** A choice as text, which may name something that does not exist. */
export interface ApiChoice {
  scenario: string;
  /** Exceptions: endpoint id or setting → value (read-choice.ts). */
  endpoints: Readonly<Record<string, string>>;
}

/** `clock:2026-12-24T22:00:00` → `clock` and the rest. */
const split = (part: string): [key: string, value: string] => {
  const colon = part.indexOf(':');
  return [part.slice(0, colon), part.slice(colon + 1)];
};

export const readScenarios = (value: string): ApiChoice => {
  // A plus in an address is a space, unless it is encoded.
  const parts = value.replaceAll(' ', '+').split(',').filter(Boolean);
  return {
    scenario: parts.find((part) => !part.includes(':')) ?? NORMAL,
    endpoints: Object.fromEntries(parts.filter((part) => part.includes(':')).map(split)),
  };
};

export const writeScenarios = ({ scenario, endpoints }: ApiChoice): string =>
  [scenario, ...Object.entries(endpoints).map(([id, name]) => `${id}:${name}`)].join(',');

/**
 * An address with `:` and `,` unescaped, and `@` and `+` in its value of `api`. `readScenarios` takes the space that other
 * readers see there for the plus again.
 */
export const readable = (address: string): string =>
  address
    .replace(/%(?:3A|2C)/g, decodeURIComponent)
    .replace(/(?<=[?&]api=)[^&#]*/, (value) => value.replace(/%(?:40|2B)/g, decodeURIComponent));
