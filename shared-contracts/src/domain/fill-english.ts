/** English is never required: the English page shows the Spanish text in place of an empty one. */

type Unknown = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const partOf = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null ? (value as Unknown)[key] : undefined;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const isEmpty = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;
/** Blocks of different kinds at the same place say different things. */
const areOfOneKind = (one: unknown, other: unknown): boolean => partOf(one, 'kind') === partOf(other, 'kind');

/** `former`: Spanish value before the change. An English value equal to it was a copy, and stays one. */
const englishOf = (spanish: unknown, english: unknown, former: unknown): unknown => {
  const isNew = english === undefined && former === undefined;
  if (isNew || isEmpty(english) || (english !== undefined && isSame(english, former))) return spanish;
  if (isObject(spanish) && (isObject(english) || english === undefined)) {
    const filled = Object.entries(spanish).map(([key, text]) => [
      key,
      englishOf(text, partOf(english, key), partOf(former, key)),
    ]);
    return { ...english, ...Object.fromEntries(filled) };
  }
  // Items that moved have other neighbours, so a list follows as a whole, and only its empty texts are filled.
  if (Array.isArray(spanish) && Array.isArray(english) && spanish.length === english.length)
    return english.map((one, index) =>
      areOfOneKind(one, spanish[index]) ? englishOf(spanish[index], one, undefined) : one,
    );
  return english;
};

const fill = (value: unknown, before: unknown): unknown => {
  if (Array.isArray(value)) return value.map((one, index) => fill(one, partOf(before, index)));
  if (!isObject(value)) return value;
  const filled = Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, fill(one, partOf(before, key))]),
  );
  return 'es' in filled ? { ...filled, en: englishOf(filled.es, filled.en, partOf(before, 'es')) } : filled;
};

/**
 * Puts the Spanish text into every empty `en` beside an `es`, at any depth.
 * @param before the value before the change
 */
export const fillEnglish = <T>(value: T, before?: unknown): T => fill(value, before) as T;
