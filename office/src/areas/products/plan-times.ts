import { fromSantiago } from '../../drafts/santiago-time.ts';

/** Start and end of a plan as the fields have them, in hours of Santiago. Without an end, staff end it. */
export interface PlanHours {
  from: string;
  to: string;
}

const isHour = (text: string): boolean => fromSantiago(text) !== null;

export const arePlanHours = ({ from, to }: PlanHours): boolean => isHour(from) && (to === '' || isHour(to));

/** Times of hours that `arePlanHours` accepts. */
export const planTimesOf = ({ from, to }: PlanHours): { starts_at: string; ends_at: string | null } => ({
  starts_at: fromSantiago(from) ?? '',
  ends_at: to === '' ? null : (fromSantiago(to) ?? ''),
});
