import styles from './picture.module.css';
import { DEFAULT_WIDTHS, sourceSet } from './source-set.ts';

export type PictureProps = {
  /**
   * URL without extension, e.g. `/storage/products/x.1a2b3c`. The server creates each format and width.
   */
  base: string;
  /** In the language of the page. Empty for decoration. */
  alt: string;
  /** Value of the HTML attribute, e.g. `(width < 768px) 50vw, 25vw`. */
  sizes: string;
  /** Available widths, px, ascending. */
  widths?: readonly number[];
  /** Intrinsic size, px. The browser reserves the space with it. */
  width: number;
  height: number;
  /** The picture is in the first viewport: load it at once, before others. */
  priority?: boolean;
  className?: string;
};

/** A responsive picture in AVIF, with WebP as fallback. */
export function Picture(props: PictureProps) {
  const { base, alt, sizes, widths = DEFAULT_WIDTHS, width, height, priority, className = '' } = props;
  const middle = widths[Math.floor(widths.length / 2)] ?? width;
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={sourceSet(base, 'avif', widths)} sizes={sizes} />
      <img
        className={`${styles.image} ${className}`}
        // Before `src`, because a browser may start loading as soon as React sets it.
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
