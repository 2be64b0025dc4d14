import { useMessages } from '../../lib/messages.ts';
import styles from './home.module.css';

/** Skeleton of the home page's first viewport. */
export const HomeSkeleton = () => (
  <div className={styles.scene} aria-busy="true">
    <h1 className="visually-hidden">{useMessages().home.loading}</h1>
  </div>
);
