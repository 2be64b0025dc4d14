/** Opening hours of the wine bar in the texts of its pages (docs/product/reservations.md#hours-of-the-bar). */
import type { Block } from 'shared-contracts/api/content.schema';
import type { Document } from 'shared-contracts/api/documents.schema';
import type { Locale } from 'shared-contracts/locale';
import { slugify } from '../../lib/slugify.ts';
import { type BarRules, hoursOn } from './bar-rules.ts';

interface OpenDays {
  /** Consecutive weekdays with the same hours, 1 Monday to 7 Sunday. */
  days: number[];
  opens: string;
  closes: string;
}

/** Opening hours of a week. Days on which the bar is closed are missing. */
export const openDaysOf = (rules: BarRules): OpenDays[] => {
  const groups: OpenDays[] = [];
  for (const day of [1, 2, 3, 4, 5, 6, 7]) {
    const hours = hoursOn(rules, day);
    if (!hours) continue;
    const { opens, closes } = hours;
    const last = groups.at(-1);
    const isSame = last?.days.at(-1) === day - 1 && last.opens === opens && last.closes === closes;
    if (isSame) last.days.push(day);
    else groups.push({ days: [day], opens, closes });
  }
  return groups;
};

/** Names of weekdays, Monday first. */
const NAMES: Record<Locale, readonly string[]> = {
  es: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
};
const WORDS: Record<Locale, { to: string; closed: string }> = {
  es: { to: 'a', closed: 'Cerrado' },
  en: { to: 'to', closed: 'Closed' },
};

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const listed = (names: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);

type Rows = Extract<Block, { kind: 'facts' }>['rows'];

/** Rows such as `Jueves a sábado`: `18:00 a 00:30`. The last one names the days on which the bar is closed. */
export const hoursRows = (rules: BarRules, locale: Locale): Rows => {
  const nameOf = (day: number): string => NAMES[locale][day - 1] ?? '';
  const { to, closed } = WORDS[locale];
  const row = (label: string, text: string): Rows[number] => ({
    label: capitalized(label),
    value: [{ kind: 'text', text }],
  });
  const open = openDaysOf(rules).map(({ days, opens, closes }) => {
    const names = days.map(nameOf);
    const label = names.length > 2 ? `${names[0]} ${to} ${names.at(-1)}` : listed(names, locale);
    return row(label, `${opens} ${to} ${closes}`);
  });
  // Sunday first, because it is often closed together with Monday.
  const closedDays = [7, 1, 2, 3, 4, 5, 6].filter((day) => !hoursOn(rules, day));
  return closedDays.length > 0 ? [...open, row(listed(closedDays.map(nameOf), locale), closed)] : open;
};

/** Also in the plural: "sábados". */
const namesWeekday = (label: string, locale: Locale): boolean =>
  slugify(label)
    .split('-')
    .some((word) => NAMES[locale].some((name) => word.startsWith(slugify(name))));

/** Replaces the rows that name weekdays by the hours of the settings, in the place of the first of them. */
const withHours = (block: Block, rules: BarRules, locale: Locale): Block => {
  if (block.kind !== 'facts') return block;
  const first = block.rows.findIndex(({ label }) => namesWeekday(label, locale));
  if (first < 0) return block;
  const others = block.rows.filter(({ label }) => !namesWeekday(label, locale));
  return { ...block, rows: others.toSpliced(first, 0, ...hoursRows(rules, locale)) };
};

/** Page about the bar with the opening hours of the settings, in its tables and for search engines. */
export const withBarHours = (page: Document, rules: BarRules, locale: Locale): Document => ({
  ...page,
  blocks: page.blocks.map((block) => withHours(block, rules, locale)),
  ...(page.place && { place: { ...page.place, opening_hours: openDaysOf(rules) } }),
});
