import type { Home } from 'shared-contracts/api/pages.schema';
import { Picture } from 'shared-ui/picture';
import { useMessages } from '../../lib/messages.ts';
import styles from './sales-areas.module.css';

const SIZES = '(width < 640px) 46vw, (width < 1280px) 23vw, 320px';

/** Product areas as tall pictures. */
export const SalesAreas = ({ areas }: { areas: Home['sales_areas'] }) => {
  const { home } = useMessages();
  return (
    <section className="container" aria-labelledby="home-areas">
      <h2 id="home-areas" className="visually-hidden">
        {home.areas}
      </h2>
      <ul className={styles.areas}>
        {areas.map(({ title, text, link, picture }) => (
          <li key={link} className={styles.area}>
            <div className={styles.frame}>
              <Picture base={picture.image} {...picture} sizes={SIZES} className={styles.picture} />
            </div>
            <h3>
              <a href={link}>{title}</a>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
