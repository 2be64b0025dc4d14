import { faultOfHour, fromSantiago } from '../../drafts/santiago-time.ts';

/** Start and end of a plan as the fields have them, in hours of Santiago. Without an end, staff end it. */
export interface PlanHours {
  from: string;
  to: string;
}

const hasOrder = ({ from, to }: PlanHours): boolean => {
  const [start, end] = [fromSantiago(from), fromSantiago(to)];
  return start === null || end === null || start < end;
};

/** Sentences about a wrong start and a wrong end. Null for a good one, and for an empty field. */
export const faultsOfPlan = (hours: PlanHours) => ({
  from: faultOfHour(hours.from),
  to: faultOfHour(hours.to) ?? (hasOrder(hours) ? null : 'products.plans.order'),
});

export const arePlanHours = (hours: PlanHours): boolean => {
  const { from, to } = faultsOfPlan(hours);
  return hours.from !== '' && from === null && to === null;
};

/** Times of hours that `arePlanHours` accepts. */
export const planTimesOf = ({ from, to }: PlanHours): { starts_at: string; ends_at: string | null } => ({
  starts_at: fromSantiago(from) ?? '',
  ends_at: to === '' ? null : (fromSantiago(to) ?? ''),
});
