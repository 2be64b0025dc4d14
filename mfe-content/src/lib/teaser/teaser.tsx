import type { ReactNode } from 'react';
import type { Picture as PictureValue } from 'shared-contracts/api/pages.schema';
import { Picture } from 'shared-ui/picture';
import styles from './teaser.module.css';

export interface TeaserProps {
  title: string;
  text: string;
  href: string;
  picture: PictureValue;
  /** A line above the title: a day, a kind. */
  meta: ReactNode;
  /** Level of its heading. */
  level: 2 | 3;
  /** In the first screen. */
  priority?: boolean;
  /** It is over. */
  dimmed?: boolean;
  /** Below the text. */
  children?: ReactNode;
}

const SIZES = '(width < 640px) 100vw, (width < 1280px) 31vw, 430px';

/** Something to read or to go to, as a picture, a title and a sentence; all of it leads there. */
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
