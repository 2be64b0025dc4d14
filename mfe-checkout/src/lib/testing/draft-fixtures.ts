import { type Draft, EMPTY_DRAFT } from '../draft/draft.ts';

/** Draft of a guest with home delivery. */
export const aDraft = (over: Partial<Draft> = {}): Draft => ({
  owner: '',
  personal: {
    ...EMPTY_DRAFT.personal,
    name: 'Ana',
    surname: 'Soto',
    rut: '12.345.678-5',
    email: 'ana@example.com',
    phone: '+56 9 1234 5678',
  },
  delivery: {
    ...EMPTY_DRAFT.delivery,
    address: 'Los Aromos 123',
    region_id: '13',
    commune_id: '13114',
  },
  payment: EMPTY_DRAFT.payment,
  ...over,
});
