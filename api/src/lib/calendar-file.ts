import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

export interface CalendarEntry {
  /** Equal for all versions of an entry, so that calendars update it. */
  uid: string;
  status: 'confirmed' | 'cancelled';
  title: string;
  /** Reservation code. */
  number?: string;
  place: string;
  startsAt: Date;
  endsAt: Date;
  url: string;
  /** Number of changes of the entry before, so that calendars take the newest version. */
  changes?: number;
  shop: { name: string; email: string };
}

/** Creates an iCalendar file. Times are UTC, so that calendars show them in their own time zone. */
export const calendarFile = (entry: CalendarEntry): string => {
  const isCancelled = entry.status === 'cancelled';
  const calendar = ical({
    prodId: { company: entry.shop.name, product: 'Reservas' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${entry.uid}@${new URL(entry.url).hostname}`,
    sequence: (entry.changes ?? 0) + (isCancelled ? 1 : 0),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    start: entry.startsAt,
    end: entry.endsAt,
    summary: entry.number ? `${entry.title} · ${entry.number}` : entry.title,
    location: entry.place,
    url: entry.url,
    organizer: { name: entry.shop.name, email: entry.shop.email },
  });
  return calendar.toString();
};
