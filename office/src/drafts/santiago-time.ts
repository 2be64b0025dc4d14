/** Times of `<input type="datetime-local">` in the time zone of the shop, wherever the person is. */
import { firstMomentAt } from 'shared-contracts/domain/delivery-promise';
import { clockInSantiago } from 'shared-contracts/domain/santiago';

/** @param at ISO 8601 */
export const toSantiago = (at: string): string => clockInSantiago(new Date(at)).toISOString().slice(0, 16);

/**
 * ISO 8601 of `2026-12-24T20:30`, of a repeated hour the first. Null for anything else, and for an hour that daylight
 * saving skips.
 */
export const fromSantiago = (local: string): string | null => {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) || Number.isNaN(Date.parse(`${local}Z`))) return null;
  const at = new Date(firstMomentAt(local.slice(0, 10), local.slice(11))).toISOString();
  return toSantiago(at) === local ? at : null;
};

/** Sentence about an hour at which nothing can start. Null for a good one, and for an empty field. */
export const faultOfHour = (local: string): string | null => {
  if (local === '') return null;
  const at = fromSantiago(local);
  if (at === null) return 'drafts.schedule.skipped';
  return Date.parse(at) <= Date.now() ? 'drafts.schedule.past' : null;
};
