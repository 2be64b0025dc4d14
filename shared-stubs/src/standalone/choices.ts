/** The panel's choices, kept in the address so that a link reproduces them. */
import { DEFAULT_LOCALE, isLocale, type Locale } from 'shared-contracts/locale';
import { isScenarioName, type ScenarioName } from '../api/scenarios.ts';
import { type CartSituation, isCartSituation } from '../host/cart-situations.ts';
import { STUB_PREFIX } from '../host/stub-navigation.ts';

type SessionChoice = 'visitor' | 'customer';

export interface Choices {
  locale: Locale;
  session: SessionChoice;
  cart: CartSituation;
  api: ScenarioName;
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

const known: { [K in keyof Choices]: (value: unknown) => value is Choices[K] } = {
  locale: isLocale,
  session: (value): value is SessionChoice => value === 'visitor' || value === 'customer',
  cart: isCartSituation,
  api: isScenarioName,
  panel: (value): value is Choices['panel'] => value === 'open' || value === 'closed',
};
const keys = Object.keys(known) as (keyof Choices)[];

/** Reads the choices from an address. Missing or invalid values are the defaults. */
export const readChoices = (search: URLSearchParams): Choices => {
  const given = keys.flatMap((key) => {
    const value = search.get(STUB_PREFIX + key);
    return known[key](value) ? [[key, value]] : [];
  });
  return { ...DEFAULT_CHOICES, ...Object.fromEntries(given) };
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
