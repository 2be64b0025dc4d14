/**
 * Units of the fields of topics, for the contract records. They are not in the schemas, because browsers load those.
 * A field that keeps its type but changes its unit (pesos → cents) is a break.
 */
import type { Unit } from '../domain/units.ts';

/** Topic name → path of a field in payload or result → unit. `[]` is an item of an array. */
export const TOPIC_UNITS: Readonly<Record<string, Readonly<Record<string, Unit>>>> = {
  'cart.update': { 'item.price': 'clp', 'item.format': 'grams', total: 'clp' },
  'cart.state': { total: 'clp' },
};
