import type { Home } from 'shared-contracts/api/pages.schema';
import { ButtonLink } from 'shared-ui/button';
import { Picture } from 'shared-ui/picture';
import layout from '../../lib/layout.module.css';
import styles from './feature-band.module.css';

interface FeatureBandProps {
  id: string;
  feature: Home['gift_boxes'];
  /** Side of the picture on wide screens. */
  picture: 'left' | 'right';
}

const SIZES = '(width < 640px) 100vw, (width < 1280px) 58vw, 800px';

/** Large picture next to a short text: gift boxes, wine bar. */
export const FeatureBand = ({ id, feature, picture: side }: FeatureBandProps) => {
  const { title, text, picture, link } = feature;
  return (
    <section className={`container ${styles.band}`} data-picture={side} aria-labelledby={id}>
      <div className={styles.frame}>
        <Picture base={picture.image} {...picture} sizes={SIZES} className={layout.picture} />
      </div>
      <div className={styles.words}>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
        <ButtonLink href={link.link}>{link.text}</ButtonLink>
      </div>
    </section>
  );
};
