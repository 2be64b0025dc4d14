/** English is never required: the English page shows the Spanish text in place of an empty one. */

type Unknown = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const partOf = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null ? (value as Unknown)[key] : undefined;

/** `former`: Spanish text before the change. An English text equal to it was a copy, and stays one. */
const englishOf = (spanish: unknown, english: unknown, former: unknown): unknown => {
  if (isObject(spanish)) {
    const filled = Object.entries(spanish).map(([key, text]) => [
      key,
      englishOf(text, partOf(english, key), partOf(former, key)),
    ]);
    return { ...(isObject(english) && english), ...Object.fromEntries(filled) };
  }
  if (typeof spanish !== 'string') return english;
  const isNew = english === undefined && former === undefined;
  return isNew || english === '' || (english !== undefined && english === former) ? spanish : english;
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
