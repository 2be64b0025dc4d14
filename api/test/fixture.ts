import type { SeedData } from '../src/imports/seed/seed.ts';
import { fixtureContent } from './fixture-content.ts';
import { fixtureProducts } from './fixture-products.ts';

/** A small shop with known numbers, so that tests do not depend on the demo shop. */
export const fixture: SeedData = {
  content: fixtureContent,
  products: fixtureProducts,
  regions: {
    regions: [
      { id: '15', name: 'Región de Arica y Parinacota', short_name: 'Arica y Parinacota' },
      { id: '13', name: 'Región Metropolitana de Santiago', short_name: 'Metropolitana' },
    ],
    communes: [
      { id: '13123', name: 'Providencia', region_id: '13' },
      { id: '13120', name: 'Ñuñoa', region_id: '13' },
      { id: '15101', name: 'Arica', region_id: '15' },
    ],
    notDelivered: [],
    // Arica is not served here.
    rates: [{ region_id: '13', price: 3990, min_days: 1, max_days: 2 }],
  },
};
