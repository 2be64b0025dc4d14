/** Reads the answers that `record.ts` recorded, by page for lists. */
import type { Locale } from 'shared-contracts/locale';
import en from '../../recorded/en.json' with { type: 'json' };
import es from '../../recorded/es.json' with { type: 'json' };
import members from '../../recorded/members.json' with { type: 'json' };
import recording from '../../recorded/recording.json' with { type: 'json' };
import { shiftDates } from './shift-dates.ts';

/** Path below `/api` → response body. */
export type RecordedAnswers = Readonly<Record<string, unknown>>;

const today = (answers: RecordedAnswers) => shiftDates(answers, recording.recorded_at, Date.now());
const ANSWERS: Record<Locale, RecordedAnswers> = { es: today(es), en: today(en) };
export const recordedAnswers = (locale: Locale): RecordedAnswers => ANSWERS[locale];

/** Rows of a recorded list. Empty without a recording. */
export const rowsAt = <T>(path: string, locale: Locale): readonly T[] =>
  (recordedAnswers(locale)[path] as { data: T[] } | undefined)?.data ?? [];

/**
 * List path → filter option → ids of the products with that option: `{ '/wines': { 'tipo=tinto': [1, 2] } }`.
 */
export const filterMembers: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = members;

interface ListBody {
  data: unknown[];
  total: number;
  current_page: number;
  per_page: number;
  last_page: number;
}

export const isList = (body: unknown): body is ListBody =>
  typeof body === 'object' &&
  body !== null &&
  'data' in body &&
  Array.isArray(body.data) &&
  'last_page' in body;

/** The requested page of a list, with its pagination. */
export const pageOf = <T>(all: readonly T[], query: Record<string, unknown>) => {
  const page = Number(query.page ?? 1);
  const perPage = Number(query.per_page ?? 12);
  return {
    data: all.slice((page - 1) * perPage, page * perPage),
    total: all.length,
    current_page: page,
    per_page: perPage,
    last_page: Math.max(1, Math.ceil(all.length / perPage)),
  };
};

/** The recorded answer of a path (of a list: the requested page); undefined without a recording. */
export const findRecorded = (path: string, query: Record<string, unknown>, locale: Locale): unknown => {
  const body = recordedAnswers(locale)[path];
  return isList(body) ? pageOf(body.data, query) : body;
};

interface Listed {
  id?: unknown;
  slug?: unknown;
}
const nameOf = ({ id, slug }: Listed): string => String(slug ?? id);

/**
 * Finds the item of a detail path by id or slug in the recorded list above it. `isListed` is false if that
 * list was not recorded.
 */
export const findInList = (
  path: string,
  locale: Locale,
): { isListed: boolean; item?: Listed; items: Listed[] } => {
  const end = path.lastIndexOf('/');
  const list = recordedAnswers(locale)[path.slice(0, end)];
  if (!isList(list)) return { isListed: false, items: [] };
  const wanted = decodeURIComponent(path.slice(end + 1));
  const items = list.data as Listed[];
  return {
    isListed: true,
    item: items.find(({ id, slug }) => String(id) === wanted || slug === wanted),
    items,
  };
};

/**
 * The recorded detail of an item. Without one, the detail of another item with the fields of this item's list
 * entry. Undefined for an unknown item.
 */
export const findDetail = (path: string, locale: Locale): { data: object } | undefined => {
  const { item, items } = findInList(path, locale);
  if (!item) return undefined;
  const list = path.slice(0, path.lastIndexOf('/'));
  const pageOfItem = (of: Listed) =>
    recordedAnswers(locale)[`${list}/${nameOf(of)}`] as { data: object } | undefined;
  const other = items.map(pageOfItem).find(Boolean);
  return pageOfItem(item) ?? (other && { data: { ...other.data, ...item } });
};
