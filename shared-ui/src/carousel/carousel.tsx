'use no memo'; // The memo of the React compiler would only add bytes: this part seldom renders again.

import { type ReactNode, useId } from 'react';
import type { Locale } from 'shared-contracts/locale';
import { chevronLeft, chevronRight, Icon } from '../icon/index.ts';
import { carouselMessages } from './carousel.messages.ts';
import styles from './carousel.module.css';
import { useCarousel } from './use-carousel.ts';

export type CarouselProps = {
  title: string;
  locale: Locale;
  /** `key` identifies a slide. */
  slides: readonly { key: string; content: ReactNode }[];
};

/**
 * A row of slides that scrolls sideways (docs/product/products.md#carousel). It uses native scrolling, so
 * that it works by touch, wheel and keys, and without scripts. Scripts add the arrows and dots.
 */
export function Carousel({ title, locale, slides }: CarouselProps) {
  const titleId = useId();
  const words = carouselMessages[locale];
  const { track, position, positions, goTo } = useCarousel(slides.length);
  return (
    <section className={styles.carousel} aria-labelledby={titleId}>
      <div className={styles.row}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <div className={styles.controls}>
            {positions > 1 && (
              <>
                <div className={styles.arrows}>
                  <button
                    type="button"
                    aria-label={words.previous}
                    aria-disabled={position === 0}
                    onClick={() => goTo(position - 1)}
                  >
                    <Icon path={chevronLeft} size={20} />
                  </button>
                  <button
                    type="button"
                    aria-label={words.next}
                    aria-disabled={position === positions - 1}
                    onClick={() => goTo(position + 1)}
                  >
                    <Icon path={chevronRight} size={20} />
                  </button>
                </div>
                {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend on screen */}
                <div role="group" aria-label={words.positions} className={styles.dots}>
                  {Array.from({ length: positions }, (_, place) => (
                    <button
                      key={place}
                      type="button"
                      aria-label={words.goTo(place + 1, positions)}
                      aria-current={place === position ? 'true' : undefined}
                      onClick={() => goTo(place)}
                    />
                  ))}
                </div>
              </>
            )}
          </div>
        </div>
        <ul ref={track} className={styles.track}>
          {slides.map(({ key, content }) => (
            <li key={key}>{content}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
