import type { ReactNode } from 'react';
import type { Picture as PictureValue } from 'shared-contracts/api/content.schema';
import { Picture } from 'shared-ui/picture';
import styles from './teaser.module.css';

export interface TeaserProps {
  title: string;
  text: string;
  href: string;
  picture: PictureValue;
  /** Line above the title: a date or a type. */
  meta: ReactNode;
  /** Heading level. */
  level: 2 | 3;
  /** Loads the picture eagerly: it is in the first viewport. */
  priority?: boolean;
  /** Shows the teaser dimmed, e.g. for a past event. */
  dimmed?: boolean;
  /** Content below the text. */
  children?: ReactNode;
}

const SIZES = '(width < 640px) 100vw, (width < 1280px) 31vw, 430px';

/** Teaser of a page: picture, title and a sentence. The whole teaser is a link. */
export const Teaser = (props: TeaserProps) => {
  const { title, text, href, picture, meta, level, priority, dimmed, children } = props;
  const Heading = `h${level}` as const;
  return (
    <article className={styles.teaser} data-dimmed={dimmed || undefined}>
      <div className={styles.frame}>
        <Picture
          base={picture.image}
          {...picture}
          sizes={SIZES}
          className={styles.picture}
          priority={priority}
        />
      </div>
      <p className={styles.meta}>{meta}</p>
      <Heading className={styles.title}>
        <a href={href}>{title}</a>
      </Heading>
      <p className={styles.text}>{text}</p>
      {children}
    </article>
  );
};
