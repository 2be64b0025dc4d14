/** Kinds of anomalies that the checker looks for, with their titles. */
export const ANOMALIES = {
  'lost-update': 'A confirmed change is missing',
  'sees-the-past': 'A client sees the past',
  'stock-below-zero': 'More units sold than there are',
  'coupon-overused': 'A coupon used more often than allowed',
  'over-capacity': 'More seats reserved than there are',
  money: 'Money appeared or disappeared',
  doubled: 'A repeated key made a second order or reservation',
} as const;

export interface Anomaly {
  kind: keyof typeof ANOMALIES;
  /** Numbers of the calls that show it. */
  calls: number[];
  text: string;
}
