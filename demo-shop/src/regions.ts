/**
 * What delivery costs and how long it takes, by region: one flat price, CLP with tax, whatever is bought.
 * Bottles weigh and break, so islands and the Antarctic territory, where only boats or weekly planes go, are served by
 * agreement alone (`NOT_DELIVERED_COMMUNES`): no home delivery can be chosen there, pick-up in the shop can.
 */
import regions from './data/regions-communes.json' with { type: 'json' };

export interface ShippingRate {
  /** CLP. */
  price: number;
  /** Working days. */
  min_days: number;
  max_days: number;
}

const rate = (price: number, min_days: number, max_days: number): ShippingRate => ({
  price,
  min_days,
  max_days,
});

/** By region code (CUT). */
const RATES: Readonly<Record<string, ShippingRate>> = {
  '13': rate(3990, 1, 2),
  '05': rate(4990, 2, 3),
  '06': rate(4990, 2, 3),
  '07': rate(5990, 2, 4),
  '16': rate(6490, 3, 4),
  '08': rate(6490, 3, 4),
  '04': rate(6490, 3, 5),
  '09': rate(7490, 3, 5),
  '14': rate(7990, 3, 5),
  '10': rate(8490, 4, 6),
  '03': rate(7990, 4, 6),
  '02': rate(8990, 4, 6),
  '01': rate(9990, 5, 7),
  '15': rate(10990, 5, 7),
  '11': rate(11990, 5, 8),
  '12': rate(12990, 5, 8),
};

/** Communes where home delivery cannot be chosen: Isla de Pascua, Juan Fernández, Antártica. */
export const NOT_DELIVERED_COMMUNES: readonly string[] = ['05201', '05104', '12202'];

/** 16 regions from north to south, 346 communes with their official codes (CUT), one rate a region. */
export const buildRegions = () => {
  const ordered = regions.toSorted((a, b) => a.order - b.order);
  return {
    regions: ordered.map(({ code, name, shortName }) => ({ id: code, name, short_name: shortName })),
    communes: ordered.flatMap(({ code, communes }) =>
      communes.map((commune) => ({ id: commune.code, name: commune.name, region_id: code })),
    ),
    rates: ordered.map(({ code }) => {
      const found = RATES[code];
      if (!found) throw new Error(`no shipping price for region ${code}`);
      return { region_id: code, ...found };
    }),
  };
};
