/** Texts of the releases page in one language, with its formats of numbers and times. */
import { TIME_ZONE } from 'shared-contracts/domain/santiago';
import type { Locale } from 'shared-contracts/locale';
import { en } from '../../messages/releases-page-en.ts';
import { es, type ReleasesMessages } from '../../messages/releases-page-es.ts';
import { html, type Markup } from './html.ts';

const MESSAGES: Record<Locale, ReleasesMessages> = { es, en };
const TAGS: Record<Locale, string> = { es: 'es-CL', en: 'en' };

export interface Words {
  locale: Locale;
  tag: string;
  t: ReleasesMessages;
  number(value: number, digits?: number): string;
  /** @param ratio 0 to 1 */
  percent(ratio: number): string;
  /** Date and time without seconds. */
  time(iso: string): string;
  timeTag(iso: string): Markup;
}

export const wordsOf = (locale: Locale): Words => {
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
    percent: (ratio) => `${number(ratio * 100, 1)} %`,
    time,
    timeTag: (iso) => html`<time datetime="${iso}">${time(iso)}</time>`,
  };
};
