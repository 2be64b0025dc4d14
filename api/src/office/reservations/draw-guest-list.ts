import { formatDate } from 'shared-contracts/domain/dates';
import { printable } from 'shared-contracts/domain/printable';
import type { Locale } from 'shared-contracts/locale';
import type { GuestList } from 'shared-contracts/office/reservations.schema';
import { createPdf, MM, type Pdf } from '../../lib/pdf.ts';
import { heightOf, type TextStyle, writeText } from '../../lib/pdf-text.ts';

type Guest = GuestList['guests'][number];

const MARGIN = 18 * MM;
const WIDTH = 210 * MM - 2 * MARGIN;
const PAGE_END = 297 * MM - MARGIN;
const HOUR_WIDTH = 16 * MM;
const PEOPLE_WIDTH = 14 * MM;
const BOX_SIZE = 5 * MM;
const NAME_X = MARGIN + HOUR_WIDTH + PEOPLE_WIDTH;
const NAME_WIDTH = WIDTH - HOUR_WIDTH - PEOPLE_WIDTH - 16 * MM;
const INK = '#1f1a17';
const HAIRLINE = '#b9ada0';

const WORDS = {
  es: {
    title: 'Reservas',
    people: 'Personas',
    none: 'Sin reservas.',
    held: 'Espera confirmación',
    note: 'Nota',
  },
  en: {
    title: 'Reservations',
    people: 'People',
    none: 'No reservations.',
    held: 'Not confirmed',
    note: 'Note',
  },
} as const satisfies Record<Locale, object>;

/** A sign that the fonts lack becomes a question mark. */
const shown = (text: string): string => printable(text, '?').text;
const write = (pdf: Pdf, text: string, x: number, y: number, style: TextStyle): void => {
  pdf.fillColor(INK);
  writeText(pdf, shown(text), x, y, style);
};

/** Guest list on A4: hour, people, name and comments, with a box to tick for each reservation. */
export const drawGuestList = (
  { event, people, guests }: GuestList,
  { date, locale }: { date: string; locale: Locale },
): Promise<Buffer> => {
  const words = WORDS[locale];
  const title = event ?? words.title;
  return createPdf({ title: `${title} ${date}`, size: 'A4', margin: MARGIN }, (pdf) => {
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
  { message, note, is_held, ...guest }: Guest,
  event: string | null,
  locale: Locale,
): string[] => [
  ...(guest.event && event === null ? [guest.event] : []),
  ...(is_held ? [WORDS[locale].held] : []),
  ...(message ? [`«${message}»`] : []),
  ...(note ? [`${WORDS[locale].note}: ${note}`] : []),
];

const NAME_STYLE = { weight: 'bold', size: 12, width: NAME_WIDTH } as const;
const TEXT_STYLE = { size: 11, width: NAME_WIDTH } as const;

const drawGuest = (pdf: Pdf, { hour, people, name }: Guest, texts: readonly string[]): void => {
  const height =
    heightOf(pdf, shown(name), NAME_STYLE) +
    texts.reduce((sum, text) => sum + heightOf(pdf, shown(text), TEXT_STYLE), 0);
  if (pdf.y + height + 16 > PAGE_END) pdf.addPage();
  pdf
    .moveTo(MARGIN, pdf.y + 2)
    .lineTo(MARGIN + WIDTH, pdf.y + 2)
    .strokeColor(HAIRLINE)
    .lineWidth(0.5)
    .stroke();
  const y = pdf.y + 7;
  pdf
    .rect(MARGIN + WIDTH - BOX_SIZE, y, BOX_SIZE, BOX_SIZE)
    .strokeColor(INK)
    .lineWidth(0.7)
    .stroke();
  write(pdf, hour, MARGIN, y, { size: 12, width: HOUR_WIDTH });
  write(pdf, `${people} ×`, MARGIN + HOUR_WIDTH, y, { size: 12, width: PEOPLE_WIDTH });
  write(pdf, name, NAME_X, y, NAME_STYLE);
  for (const text of texts) write(pdf, text, NAME_X, pdf.y, TEXT_STYLE);
  pdf.y += 4;
};
