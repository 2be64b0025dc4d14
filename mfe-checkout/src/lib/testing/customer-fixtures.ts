import type { User } from 'shared-contracts/api/accounts.schema';
import type { Address } from 'shared-contracts/api/profile.schema';

/** Signed-in customer. */
export const aUser = (over: Partial<User> = {}): User => ({
  id: 'u-1',
  type: 'person',
  email: 'ana@vinos.cl',
  email_verified: true,
  first_name: 'Ana María',
  last_name: 'Soto',
  rut: '12345678-5',
  phone: '+56912345678',
  company_name: null,
  social_reason: null,
  giro: null,
  ...over,
});

export const anAddress = (over: Partial<Address> = {}): Address => ({
  id: 'a-1',
  identification: 'Casa',
  address: 'Los Aromos 123',
  apartment: '4B',
  commune_id: '13114',
  commune: 'Las Condes',
  region_id: '13',
  region: 'Metropolitana de Santiago',
  is_default: true,
  ...over,
});
