/** Times of `<input type="datetime-local">` in the time zone of the shop, wherever the person is. */
import { TIME_ZONE } from 'shared-contracts/domain/santiago';

/** @param at ISO 8601 */
export const toSantiago = (at: string): string =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: TIME_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
    .format(new Date(at))
    .replace(' ', 'T');

const HOUR_MS = 3_600_000;

/** ISO 8601 of `2026-12-24T20:30`. Null for anything else, and for an hour that daylight saving skips. */
export const fromSantiago = (local: string): string | null => {
  const asUtc = Date.parse(`${local}:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) || Number.isNaN(asUtc)) return null;
  // Santiago is three or four hours behind UTC. Of a repeated hour, the first.
  const found = [3, 4]
    .map((hours) => new Date(asUtc + hours * HOUR_MS).toISOString())
    .find((at) => toSantiago(at) === local);
  return found ?? null;
};
