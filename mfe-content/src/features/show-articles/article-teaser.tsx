// Drawn once: memory between renders would only add bytes.
'use no memo';
import type { ReactNode } from 'react';
import type { Picture as PictureValue } from 'shared-contracts/api/pages.schema';
import { Picture } from 'shared-ui/picture';
import styles from './article-teaser.module.css';

interface ArticleTeaserProps {
  title: string;
  text: string;
  href: string;
  picture: PictureValue;
  /** When it appeared. */
  meta: ReactNode;
  /** Level of its heading. */
  level: 2 | 3;
  /** In the first screen. */
  priority?: boolean;
}

const SIZES = '(width < 640px) 100vw, (width < 1280px) 31vw, 430px';

/** An article as a picture, a title and a sentence; all of it leads there. */
export const ArticleTeaser = (props: ArticleTeaserProps) => {
  const { title, text, href, picture, meta, level, priority } = props;
  const Heading = `h${level}` as const;
  return (
    <article className={styles.article}>
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
    </article>
  );
};
