import type { Selectable } from 'kysely';
import type { Parcel } from 'shared-contracts/api/common.schema';
import type { OrderMailKind, OrdersTable, ParcelProblem } from '../../db/schema/sales.ts';

type Row = Selectable<OrdersTable>;
type ParcelRow = Pick<Row, 'status' | 'carrier' | 'tracking_number' | 'tracking_url'>;

/** Parcel of a sent order. Null before, and for an order that was sent without a carrier. */
export const parcelOf = ({ status, carrier, tracking_number, tracking_url }: ParcelRow): Parcel | null =>
  carrier !== null && (status === 'on_the_way' || status === 'delivered')
    ? { carrier, number: tracking_number, url: tracking_url }
    : null;

/** Problem of a parcel that is on its way. A delivered order has none, whatever was noted before. */
export const parcelProblemOf = ({
  status,
  parcel_problem,
}: Pick<Row, 'status' | 'parcel_problem'>): ParcelProblem | null =>
  status === 'on_the_way' ? parcel_problem : null;

/** Columns of an order that is not sent. */
export const NO_PARCEL = { carrier: null, tracking_number: null, tracking_url: null, parcel_problem: null };

export const PROBLEM_MAILS: Record<ParcelProblem, OrderMailKind> = {
  returned: 'parcel-returned',
  lost: 'parcel-lost',
};
