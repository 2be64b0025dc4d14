import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  type CarouselShape,
  countPositions,
  firstSlideAt,
  positionAt,
  SMALL_WIDTH,
  shapeAt,
} from './positions.ts';

const SMALL = `(width < ${SMALL_WIDTH}px)`;

const useShape = (): CarouselShape | null => {
  const isSmall = useSyncExternalStore(
    useCallback((changed) => {
      const query = matchMedia(SMALL);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    }, []),
    () => matchMedia(SMALL).matches,
    () => null,
  );
  return isSmall === null ? null : shapeAt(isSmall);
};

const slideOf = (track: HTMLElement, index: number): HTMLElement | undefined =>
  track.children[Math.min(index, track.children.length - 1)] as HTMLElement | undefined;

/** Position of a track of slides, and a function that moves it. `positions` is 1 until hydration. */
export const useCarousel = (slides: number) => {
  const track = useRef<HTMLUListElement>(null);
  const shape = useShape();
  const positions = shape ? countPositions(slides, shape) : 1;
  const [position, setPosition] = useState(0);

  useEffect(() => {
    const element = track.current;
    if (!element || !shape) return;
    const readPosition = () => {
      const [first, second] = [slideOf(element, 0), slideOf(element, 1)];
      const pitch = first && second ? second.offsetLeft - first.offsetLeft : 0;
      const { scrollLeft: left, scrollWidth, clientWidth } = element;
      setPosition(positionAt({ left, most: scrollWidth - clientWidth, pitch }, positions, shape));
    };
    // The browser has its layout when it reports visibility. A read right after hydration would force a layout.
    const visible = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) readPosition();
    });
    visible.observe(element);
    element.addEventListener('scroll', readPosition, { passive: true });
    return () => {
      visible.disconnect();
      element.removeEventListener('scroll', readPosition);
    };
  }, [shape, positions]);

  const goTo = (wanted: number) => {
    const element = track.current;
    // At the first and last position, an arrow button stays enabled to keep the focus, and does nothing.
    if (!element || !shape || wanted < 0 || wanted >= positions) return;
    const [first, slide] = [slideOf(element, 0), slideOf(element, firstSlideAt(wanted, shape))];
    if (first && slide) element.scrollTo({ left: slide.offsetLeft - first.offsetLeft });
  };
  return { track, position: Math.min(position, positions - 1), positions, goTo };
};
