import { formatDate } from 'shared-contracts/domain/dates';
import type { Locale } from 'shared-contracts/locale';
import type { GuestList } from 'shared-contracts/office/reservations.schema';
import { createPdf, MM, type Pdf } from '../../lib/pdf.ts';
import { heightOf } from '../../lib/pdf-text.ts';
import { drawBox, drawHairline, keepRoom, MARGIN, PAGE, shown, WIDTH, write } from '../../lib/slip.ts';

type Guest = GuestList['guests'][number];

const HOUR_WIDTH = 16 * MM;
const PEOPLE_WIDTH = 14 * MM;
const BOX_SIZE = 5 * MM;
const NAME_X = MARGIN + HOUR_WIDTH + PEOPLE_WIDTH;
const NAME_WIDTH = WIDTH - HOUR_WIDTH - PEOPLE_WIDTH - 16 * MM;

const WORDS = {
  es: {
    title: 'Reservas',
    people: 'Personas',
    none: 'Sin reservas.',
    held: 'Espera confirmación',
    note: 'Nota',
    arrived: 'Llegó',
    no_show: 'No vino',
  },
  en: {
    title: 'Reservations',
    people: 'People',
    none: 'No reservations.',
    held: 'Not confirmed',
    note: 'Note',
    arrived: 'Arrived',
    no_show: 'Did not come',
  },
} as const satisfies Record<Locale, object>;

/** Guest list on A4: hour, people, name and comments, with a box to tick for each reservation, ticked where staff
 * noted the arrival. */
export const drawGuestList = (
  { event, people, guests }: GuestList,
  { date, locale }: { date: string; locale: Locale },
): Promise<Buffer> => {
  const words = WORDS[locale];
  const title = event ?? words.title;
  return createPdf({ title: `${title} ${date}`, ...PAGE }, (pdf) => {
    write(pdf, title, MARGIN, MARGIN, { weight: 'bold', size: 22, width: WIDTH });
    const sum = `${formatDate(date, locale)} · ${words.people}: ${people}`;
    write(pdf, sum, MARGIN, pdf.y + 2, { size: 12, width: WIDTH });
    pdf.y += 10;
    if (guests.length === 0) write(pdf, words.none, MARGIN, pdf.y, { size: 12, width: WIDTH });
    for (const guest of guests) drawGuest(pdf, guest, textsOf(guest, event, locale));
  });
};

/** Lines below the name. */
const textsOf = (
  { message, note, is_held, arrival, ...guest }: Guest,
  event: string | null,
  locale: Locale,
): string[] => [
  ...(guest.event && event === null ? [guest.event] : []),
  ...(arrival ? [WORDS[locale][arrival]] : []),
  ...(is_held ? [WORDS[locale].held] : []),
  ...(message ? [`«${message}»`] : []),
  ...(note ? [`${WORDS[locale].note}: ${note}`] : []),
];

const NAME_STYLE = { weight: 'bold', size: 12, width: NAME_WIDTH } as const;
const TEXT_STYLE = { size: 11, width: NAME_WIDTH } as const;

const drawGuest = (pdf: Pdf, { hour, people, name, arrival }: Guest, texts: readonly string[]): void => {
  const height =
    heightOf(pdf, shown(name), NAME_STYLE) +
    texts.reduce((sum, text) => sum + heightOf(pdf, shown(text), TEXT_STYLE), 0);
  keepRoom(pdf, height + 16);
  drawHairline(pdf);
  const y = pdf.y + 7;
  drawBox(pdf, y, BOX_SIZE, arrival === 'arrived');
  write(pdf, hour, MARGIN, y, { size: 12, width: HOUR_WIDTH });
  write(pdf, `${people} ×`, MARGIN + HOUR_WIDTH, y, { size: 12, width: PEOPLE_WIDTH });
  write(pdf, name, NAME_X, y, NAME_STYLE);
  for (const text of texts) write(pdf, text, NAME_X, pdf.y, TEXT_STYLE);
  pdf.y += 4;
};
