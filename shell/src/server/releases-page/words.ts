/** Texts of the releases page in one language, with its formats of numbers and times. */
import { TIME_ZONE } from 'shared-contracts/domain/santiago';
import type { Locale } from 'shared-contracts/locale';
import { en } from '../../messages/releases-page-en.ts';
import { es, type ReleasesMessages } from '../../messages/releases-page-es.ts';
import { html, type Markup } from './html.ts';

const MESSAGES: Record<Locale, ReleasesMessages> = { es, en };
const TAGS: Record<Locale, string> = { es: 'es-CL', en: 'en' };

export const wordsOf = (locale: Locale) => {
  const tag = TAGS[locale];
  const format = new Intl.DateTimeFormat(tag, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    // The teams work in Chile.
    timeZone: TIME_ZONE,
  });
  const number = (value: number, digits = 0): string =>
    new Intl.NumberFormat(tag, { maximumFractionDigits: digits }).format(value);
  const time = (iso: string): string => {
    const date = new Date(iso);
    return Number.isNaN(date.getTime()) ? iso : format.format(date);
  };
  return {
    locale,
    tag,
    t: MESSAGES[locale],
    number,
    /** @param ratio 0 to 1 */
    percent: (ratio: number): string => `${number(ratio * 100, 1)} %`,
    /** Date and time without seconds. */
    time,
    timeTag: (iso: string): Markup => html`<time datetime="${iso}">${time(iso)}</time>`,
  };
};

export type Words = ReturnType<typeof wordsOf>;
