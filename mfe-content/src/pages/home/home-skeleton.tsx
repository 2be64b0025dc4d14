import { CardSkeleton, Skeleton } from 'shared-ui/skeleton';
import { useMessages } from '../../lib/messages.ts';
import styles from './home.module.css';

const CARDS = ['a', 'b', 'c', 'd'];

/** The home page while its content is on its way: the scene's place, the line, four cards. */
export const HomeSkeleton = () => {
  const { home } = useMessages();
  return (
    <section aria-busy="true" aria-label={home.loading}>
      <div className={styles.scene} />
      <div className="container">
        <div className={styles.words}>
          <Skeleton step="48" width="threeQuarters" />
          <Skeleton step="18" width="half" />
        </div>
        <div className={styles.cards}>
          {CARDS.map((card) => (
            <CardSkeleton key={card} />
          ))}
        </div>
      </div>
    </section>
  );
};
