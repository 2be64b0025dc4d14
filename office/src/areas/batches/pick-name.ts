import { lineName } from 'shared-contracts/domain/line-name';
import type { BatchPick } from 'shared-contracts/office/batches.schema';

type Named = Pick<BatchPick, 'name' | 'brand' | 'year' | 'format'>;

/** `Gran Reserva, Viña Uno, 2021` or `Brie, 200 gr, Granja Uno` */
export const pickName = ({ name, brand, year, format }: Named): string =>
  [lineName({ name, format }), brand, year].filter((part) => part !== null).join(', ');
