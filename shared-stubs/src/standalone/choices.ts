/** The panel's choices, kept in the address so that a link reproduces them. */
import { DEFAULT_LOCALE, isLocale, type Locale } from 'shared-contracts/locale';
import { readScenarioParameter } from '../api/read-choice.ts';
import type { ScenarioChoice } from '../api/scenarios.ts';
import { type CartSituation, isCartSituation } from '../host/cart-situations.ts';
import { STUB_PREFIX } from '../host/stub-navigation.ts';

type SessionChoice = 'visitor' | 'customer';

export interface Choices {
  locale: Locale;
  session: SessionChoice;
  cart: CartSituation;
  /** Scenarios of the API as written in the address, for example `normal,update-cart:server-error`. */
  api: string;
  /** Whether the panel is open. */
  panel: 'open' | 'closed';
}

export const DEFAULT_CHOICES: Choices = {
  locale: DEFAULT_LOCALE,
  session: 'visitor',
  cart: 'empty',
  api: 'normal',
  panel: 'closed',
};

/** The scenarios of a value of the address, or null if it names one that does not exist. */
export const scenariosIn = (value: string): ScenarioChoice | null => {
  try {
    return readScenarioParameter(value);
  } catch {
    return null;
  }
};

const known: { [K in keyof Choices]: (value: unknown) => value is Choices[K] } = {
  locale: isLocale,
  session: (value): value is SessionChoice => value === 'visitor' || value === 'customer',
  cart: isCartSituation,
  api: (value): value is string => typeof value === 'string' && scenariosIn(value) !== null,
  panel: (value): value is Choices['panel'] => value === 'open' || value === 'closed',
};
const keys = Object.keys(known) as (keyof Choices)[];

/** Reads the choices from an address. Missing or invalid values are the defaults. */
export const readChoices = (search: URLSearchParams): Choices => {
  const chosen = keys.flatMap((key) => {
    const value = search.get(STUB_PREFIX + key);
    return known[key](value) ? [[key, value]] : [];
  });
  return { ...DEFAULT_CHOICES, ...Object.fromEntries(chosen) };
};

/** Values of an address that the page ignores, such as `stub.session=owner`. The panel tells them. */
export const ignoredIn = (search: URLSearchParams): string[] =>
  [...search]
    .filter(([key]) => key.startsWith(STUB_PREFIX))
    .filter(([key, value]) => {
      const name = keys.find((one) => STUB_PREFIX + one === key);
      return !name || !known[name](value);
    })
    .map(([key, value]) => `${key}=${value}`);

/** Path and query of an address without any choice. */
export const withoutChoices = (address: URL): string => {
  const next = new URL(address);
  for (const key of [...next.searchParams.keys()])
    if (key.startsWith(STUB_PREFIX)) next.searchParams.delete(key);
  return next.pathname + next.search;
};

/** The address with the given choices. Defaults are omitted. */
export const withChoices = (address: URL, choices: Partial<Choices>): URL => {
  const next = new URL(address);
  for (const [key, value] of Object.entries({ ...readChoices(address.searchParams), ...choices })) {
    if (value === DEFAULT_CHOICES[key as keyof Choices]) next.searchParams.delete(STUB_PREFIX + key);
    else next.searchParams.set(STUB_PREFIX + key, value);
  }
  return next;
};
