import type { ShipmentState } from '../../db/schema/shipments.ts';
import type { CarrierReport } from '../shipping/carrier-adapter.ts';

export interface ShipmentNow {
  state: ShipmentState;
  sequence: number;
}

/**
 * State of a shipment after a report of its carrier. Null: the report changes nothing. The report with the highest
 * sequence counts, whatever the order in which reports arrive, and a delivered parcel stays delivered. So reports that
 * come twice, late or in another order lead to the same state.
 */
export const nextState = (
  now: ShipmentNow,
  { state, sequence }: Pick<CarrierReport, 'state' | 'sequence'>,
): ShipmentNow | null => {
  if (now.state === 'delivered') return null;
  if (state === 'delivered') return { state, sequence: Math.max(sequence, now.sequence) };
  return sequence > now.sequence ? { state, sequence } : null;
};
