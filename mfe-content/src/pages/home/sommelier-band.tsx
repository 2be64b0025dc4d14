import type { Home } from 'shared-contracts/api/pages.schema';
import { Picture } from 'shared-ui/picture';
import styles from './sommelier-band.module.css';

/** A plate is 96 px wide; the second is for screens of double density. */
const PLATE_WIDTHS = [160, 320];

/** Content may name a drawing instead; then the word stands alone. */
const isPicture = (icon: string): boolean => icon.startsWith('/');

/** "¿Qué vas a comer?": each food leads to the wines that go with it. */
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
