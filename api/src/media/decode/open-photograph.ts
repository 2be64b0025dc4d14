import sharp, { type Metadata, type Sharp } from 'sharp';

/**
 * Maximum size in bytes of a picture in memory: 50 megapixels of a phone. Files of some kinds are decoded as a whole,
 * so a file of 1 MB may take any amount of memory. The limit leaves room for the API in a container of 512 MiB.
 */
const MAX_DECODED_BYTES = 150_000_000;
/** Bytes of one channel of one pixel, by the names of libvips. */
const BYTES_OF_DEPTH: Record<string, number> = { uchar: 1, char: 1, ushort: 2, short: 2 };

/** Accepted formats, by content. No SVG, because it may contain scripts. */
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];

/** Whether a picture takes too much memory. */
export const isTooLarge = ({ width, height, channels, depth }: Metadata): boolean =>
  width * height * channels * (BYTES_OF_DEPTH[depth] ?? 8) > MAX_DECODED_BYTES;

export interface Photograph {
  metadata: Metadata;
  /** Starts the decoding, each time from the file. */
  open(): Sharp;
}

/**
 * Reads the header of a photograph, without decoding it. Null when the file is no photograph, or takes too much memory.
 */
export const openPhotograph = async (file: Uint8Array): Promise<Photograph | null> => {
  const open = () => sharp(file, { failOn: 'truncated', limitInputPixels: MAX_DECODED_BYTES });
  const metadata = await open()
    .metadata()
    .catch(() => null);
  if (!metadata || !FORMATS.includes(metadata.format) || isTooLarge(metadata)) return null;
  return { metadata, open };
};
