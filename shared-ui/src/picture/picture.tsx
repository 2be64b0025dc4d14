import styles from './picture.module.css';

export type PictureProps = {
  /** Address without ending, e.g. `/storage/products/x.1a2b3c`; the server makes each format and width. */
  base: string;
  /** In the page's language; empty for decoration. */
  alt: string;
  /** How wide it is shown, as in the HTML attribute, e.g. `(width < 769px) 50vw, 25vw`. */
  sizes: string;
  /** Widths on offer, px, ascending. */
  widths?: readonly number[];
  /** Shape of the picture, px: keeps its place before it arrives. */
  width: number;
  height: number;
  /** In the first screen: loaded at once, before others. */
  priority?: boolean;
  className?: string;
};

/** Each is made once by the server and kept; more would only split the cache. */
const DEFAULT_WIDTHS = [160, 320, 480, 640, 960, 1280];

const sourceSet = (base: string, format: 'avif' | 'webp', widths: readonly number[]): string =>
  widths.map((width) => `${base}.${format}?w=${width} ${width}w`).join(', ');

/** A picture in AVIF, else WebP, in the width the screen needs. */
export function Picture(props: PictureProps) {
  const {
    base,
    alt,
    sizes,
    widths = DEFAULT_WIDTHS,
    width,
    height,
    priority = false,
    className = '',
  } = props;
  const middle = widths[Math.floor(widths.length / 2)] ?? width;
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={sourceSet(base, 'avif', widths)} sizes={sizes} />
      <img
        className={`${styles.image} ${className}`}
        // Before the addresses: a browser that meets `src` first has begun to load already.
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        alt={alt}
        width={width}
        height={height}
        sizes={sizes}
        srcSet={sourceSet(base, 'webp', widths)}
        src={`${base}.webp?w=${middle}`}
      />
    </picture>
  );
}
