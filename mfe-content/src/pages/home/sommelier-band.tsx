import type { Home } from 'shared-contracts/api/pages.schema';
import { Picture } from 'shared-ui/picture';
import styles from './sommelier-band.module.css';

/** Widths of a 96 px plate for single and double pixel density. */
const PLATE_WIDTHS = [160, 320];

/** Whether the content names a picture. Otherwise the link shows only text. */
const isPicture = (icon: string): boolean => icon.startsWith('/');

/** Section "¿Qué vas a comer?": each food links to matching wines. */
export const SommelierBand = ({ sommelier }: { sommelier: Home['sommelier'] }) => {
  const { title, text, foods, link } = sommelier;
  return (
    <section className={styles.band} aria-labelledby="home-sommelier">
      <div className={`container ${styles.columns}`}>
        <div className={styles.words}>
          <h2 id="home-sommelier">{title}</h2>
          <p>{text}</p>
          <a href={link.link} className={styles.link}>
            {link.text}
          </a>
        </div>
        <ul className={styles.foods}>
          {foods.map((food) => (
            <li key={food.text}>
              <a href={food.link} className={styles.food}>
                {isPicture(food.icon) && (
                  <Picture
                    base={food.icon}
                    alt=""
                    sizes="96px"
                    widths={PLATE_WIDTHS}
                    width={400}
                    height={400}
                    className={styles.plate}
                  />
                )}
                {food.text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
