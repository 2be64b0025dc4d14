import { useMessages } from '../../lib/messages.ts';
import styles from './home.module.css';

/** The first screen of the home page while its content is on its way. */
export const HomeSkeleton = () => (
  <div className={styles.scene} aria-busy="true">
    <h1 className="visually-hidden">{useMessages().home.loading}</h1>
  </div>
);
