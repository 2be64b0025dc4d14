/** Whether a log or a span has this value. A short number must stand alone, because times have the same digits. */
export const discloses = (text: string, value: string): boolean =>
  /^\d{4,6}$/.test(value) ? new RegExp(`(?<![\\d.])${value}(?!\\d)`).test(text) : text.includes(value);
