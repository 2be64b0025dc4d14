/** How a carousel stands at a width of the window (SPEC §9). */
export interface CarouselShape {
  /** Slides in sight; the last one is cut, which says that there are more. */
  readonly shown: number;
  /** Slides that one press goes on. */
  readonly step: number;
}

/** Below this width of the window, px: SPEC §9. The same numbers stand in carousel.module.css. */
export const SMALL_WIDTH = 480;
const SHAPE: CarouselShape = { shown: 2.2, step: 2 };
const SMALL_SHAPE: CarouselShape = { shown: 1.3, step: 1 };

export const shapeAt = (isSmall: boolean): CarouselShape => (isSmall ? SMALL_SHAPE : SHAPE);

/** Places where a carousel can stand, one dot each; 1 when all slides are in sight. It is not infinite. */
export const countPositions = (slides: number, { shown, step }: CarouselShape): number =>
  slides <= shown ? 1 : 1 + Math.ceil((slides - shown) / step);

/** First slide of a position. */
export const firstSlideAt = (position: number, { step }: CarouselShape): number => position * step;

/**
 * Position of a track that is scrolled by `left` px, where a slide with its gap is `pitch` px wide and `most` px is
 * as far as it goes. At its end it stands at the last position, however few slides that has.
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
