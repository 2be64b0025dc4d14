import type { BatchPick } from 'shared-contracts/office/batches.schema';

/** `Gran Reserva, Viña Uno, 2021` */
export const pickName = ({ name, brand, year }: Pick<BatchPick, 'name' | 'brand' | 'year'>): string =>
  [name, brand, year].filter((part) => part !== null).join(', ');
