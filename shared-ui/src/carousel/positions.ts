/** Layout of a carousel for a window width (docs/product/products.md#carousel). */
export interface CarouselShape {
  /** Number of visible slides. It is not whole: a cut last slide shows that there are more. */
  readonly shown: number;
  /** Number of slides from one position to the next. */
  readonly step: number;
}

/** Below this window width, px, SMALL_SHAPE applies. `carousel.module.css` repeats this file's numbers. */
export const SMALL_WIDTH = 480;
const SHAPE: CarouselShape = { shown: 2.2, step: 2 };
const SMALL_SHAPE: CarouselShape = { shown: 1.3, step: 1 };

export const shapeAt = (isSmall: boolean): CarouselShape => (isSmall ? SMALL_SHAPE : SHAPE);

/** Number of positions, one dot each. 1 when all slides are visible. */
export const countPositions = (slides: number, { shown, step }: CarouselShape): number =>
  slides <= shown ? 1 : 1 + Math.ceil((slides - shown) / step);

/** First slide of a position. */
export const firstSlideAt = (position: number, { step }: CarouselShape): number => position * step;

/**
 * Position of a track that is scrolled by `left` px. `pitch`: width of a slide with its gap, px. `most`:
 * largest possible scroll, px. There, the position is the last one, even when it has fewer slides.
 */
export const positionAt = (
  { left, most, pitch }: { left: number; most: number; pitch: number },
  positions: number,
  { step }: CarouselShape,
): number => {
  if (pitch <= 0) return 0;
  if (left >= most - 1 && most > 0) return positions - 1;
  return Math.min(positions - 1, Math.max(0, Math.round(left / (pitch * step))));
};
