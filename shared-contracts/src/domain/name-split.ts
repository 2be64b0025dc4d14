/**
 * Splits a full name. With two words, the second is the surname. With three, the third. With four, the last
 * two. With any other count, both fields get the whole text. Several blanks count as one.
 */
export function splitName(text: string): { name: string; surname: string } {
  const words = text.split(/\s+/).filter(Boolean);
  const whole = words.join(' ');
  if (words.length < 2 || words.length > 4) return { name: whole, surname: whole };
  const firstNames = Math.ceil(words.length / 2);
  return { name: words.slice(0, firstNames).join(' '), surname: words.slice(firstNames).join(' ') };
}
