/** Removes personal data from reports. */

/**
 * Patterns in order of application. URLs come first, because they may contain text that later patterns match.
 */
const PERSONAL: readonly [RegExp, string][] = [
  // Query and fragment of a URL: searches, cart ids, mailed tokens.
  [/(https?:\/\/[^\s"'<>?#]*)[?#][^\s"'<>]*/g, '$1'],
  [/(^|[\s"'(])(\/[^\s"'<>?#]*)\?[^\s"'<>]*/g, '$1$2'],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[email]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  // Ids of orders, carts and customers give access to data.
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '[id]'],
  [/\b\d{1,2}\.?\d{3}\.?\d{3}-[\dkK]\b/g, '[rut]'],
  [/\+?\b56[ -]?\d(?:[ -]?\d){8}\b/g, '[phone]'],
  [/\b\d(?:[ -]?\d){12,18}\b/g, '[number]'],
];

export const scrubText = (text: string): string =>
  PERSONAL.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text);

/** Keys of technical ids that are not scrubbed, because a pattern could match them. */
const TECHNICAL: ReadonlySet<string> = new Set([
  'event_id',
  'trace_id',
  'span_id',
  'parent_span_id',
  'replay_id',
  'debug_id',
]);

/** Returns a deep copy with scrubbed texts. */
export const scrub = <T>(value: T, key = ''): T => {
  if (typeof value === 'string') return (TECHNICAL.has(key) ? value : scrubText(value)) as T;
  if (Array.isArray(value)) return value.map((item) => scrub(item)) as T;
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, scrub(item, name)])) as T;
  return value;
};
