/** The server encodes each width once and caches it. More widths would mean fewer cache hits. */
export const DEFAULT_WIDTHS = [160, 320, 480, 640, 960, 1280];

export const sourceSet = (base: string, format: 'avif' | 'webp', widths: readonly number[]): string =>
  widths.map((width) => `${base}.${format}?w=${width} ${width}w`).join(', ');
