import type { ParcelProblem } from '../../api/common.schema.ts';

/** Words for the parcel of a sent order. */
export interface ParcelWords {
  title: string;
  /** Carrier of the parcel, and its number. */
  sent: (carrier: string, number: string | null) => string;
  /** Link to the carrier's page about the parcel. */
  link: (carrier: string) => string;
  /** Where the parcel is instead, and what follows. */
  problems: Record<ParcelProblem, string>;
}
