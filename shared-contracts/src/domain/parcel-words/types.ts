/** Words for the parcel of a sent order. */
export interface ParcelWords {
  title: string;
  /** Who takes it, and under which number. */
  sent: (carrier: string, number: string | null) => string;
  /** Link to the carrier's page about the parcel. */
  link: (carrier: string) => string;
}
