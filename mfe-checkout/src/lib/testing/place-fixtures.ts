/** Responses of the region endpoints. */
export const PLACES = {
  'list-regions': {
    data: [
      { id: '05', name: 'Valparaíso', short_name: 'Valparaíso' },
      { id: '13', name: 'Región Metropolitana de Santiago', short_name: 'Metropolitana de Santiago' },
    ],
  },
  'list-communes': ({ params: { id } }: { params: { id: string } }) => ({
    data:
      id === '13'
        ? [
            { id: '13114', name: 'Las Condes', region_id: '13' },
            { id: '13101', name: 'Santiago', region_id: '13' },
          ]
        : [{ id: '05101', name: 'Valparaíso', region_id: '05' }],
  }),
};

export const SHIPPING = {
  data: { price_delivery: 3990, time_delivery: '1 a 2 días hábiles', min_days: 1, max_days: 2 },
};

/** The same commune with a delivery that arrives earlier and costs more. */
export const FASTER = {
  data: {
    ...SHIPPING.data,
    fastest: {
      price_delivery: 6990,
      time_delivery: '1 día hábil',
      min_days: 1,
      max_days: 1,
      promise: { first: '2026-12-03', last: '2026-12-03', text: 'el jueves 3 de diciembre' },
      days: [{ day: '2026-12-03', text: 'el jueves 3 de diciembre' }],
    },
  },
};
