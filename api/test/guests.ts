import { weekdayOf } from 'shared-contracts/domain/days';
import { daysFrom, inSantiago } from '../src/lib/santiago.ts';
import type { Shop } from './shopper.ts';

export const HOUR_MS = 3_600_000;
const GUEST = { name: 'Ana', email: 'ana@example.cl', phone: '987654321', terms: true };
export type Reserved = {
  data: {
    id: string;
    number: string;
    token: string;
    status: string;
    event: string | null;
    date: string;
    hour: string;
    confirm_until: string | null;
    is_waiting?: boolean;
  };
  code?: string;
  errors?: string[];
};

/** Next date after today with this weekday (1 Monday to 7 Sunday), not a holiday. `nth` skips as many. */
export const comingDay = (weekday: number, nth = 0): string => {
  const today = inSantiago(new Date()).date;
  const days = daysFrom(today, 60)
    .slice(1)
    .filter((date) => weekdayOf(date) === weekday && !/-(01-01|05-01|09-18|09-19|12-25)$/.test(date));
  return days[nth] ?? '';
};

/** A guest's reservation calls, and a helper that creates events. */
export const guestsOf = (shop: Shop) => ({
  /** Creates an event in two weeks, with 10 seats unless `changes` says otherwise. */
  async addEvent(slug: string, changes: Record<string, unknown> = {}): Promise<void> {
    const words = {
      title: `Cata ${slug}`,
      lead: '',
      place: 'Sala del fondo',
      picture: {},
      seo: {},
      blocks: [],
    };
    const startsAt = new Date(Date.now() + 14 * 24 * HOUR_MS);
    await shop.db
      .insertInto('events')
      .values({
        slug,
        kind: 'tasting',
        starts_at: startsAt,
        ends_at: new Date(startsAt.getTime() + 2 * HOUR_MS),
        price: 24_000,
        capacity: 10,
        max_persons: 6,
        content: JSON.stringify({ es: words, en: { ...words, title: `Tasting ${slug}` } }),
        ...changes,
      } as never)
      .execute();
  },
  reserveEvent: (event: string, changes: object = {}, headers = {}) =>
    shop.call<Reserved>('POST', '/events', { event, person_quantity: 2, ...GUEST, ...changes }, headers),
  reserveTable: (changes: object, headers = {}) =>
    shop.call<Reserved>(
      'POST',
      '/reservations',
      { hour: '20:00', person_quantity: 2, ...GUEST, ...changes },
      headers,
    ),
  cancel: (token: string) => shop.call<Reserved>('POST', '/reservations/cancel', { token }),
  seatsTaken: async (slug: string) =>
    (await shop.rawQuery(`select seats_taken from events where slug = '${slug}'`)).rows[0]?.seats_taken,
});
