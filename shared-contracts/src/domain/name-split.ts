/** First and last names of a person. */
export type FullName = { name: string; surname: string };

/**
 * Splits a full name (SPEC §9): of two words the second is the surname, of three the third, of four the last
 * two. Any other count gives the whole text for both. Runs of blanks count as one.
 */
export function splitName(text: string): FullName {
  const words = text.split(/\s+/).filter(Boolean);
  const whole = words.join(' ');
  if (words.length < 2 || words.length > 4) return { name: whole, surname: whole };
  const firstNames = Math.ceil(words.length / 2);
  return { name: words.slice(0, firstNames).join(' '), surname: words.slice(firstNames).join(' ') };
}
