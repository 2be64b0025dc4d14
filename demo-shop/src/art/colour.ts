/** Arithmetic on #rrggbb colours. */
const channels = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** `amount` 0 is `from`, 1 is `to`. */
export const mix = (from: string, to: string, amount: number): string => {
  const a = channels(from);
  const b = channels(to);
  return `#${a
    .map((c, i) =>
      Math.round(c + ((b[i] ?? 0) - c) * amount)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};

export const lighten = (hex: string, amount: number): string => mix(hex, '#ffffff', amount);
export const darken = (hex: string, amount: number): string => mix(hex, '#000000', amount);

/** Perceived lightness, 0 to 1. */
export const luma = (hex: string): number => {
  const [r, g, b] = channels(hex);
  return (r * 0.299 + g * 0.587 + b * 0.114) / 255;
};
