import type { Home } from 'shared-contracts/api/pages.schema';
import { ButtonLink } from 'shared-ui/button';
import styles from './hero.module.css';
import { HERO_SIZES, heroSources } from './hero-sources.ts';

/** Full-width picture with the shop's claim in a paper-coloured corner. */
export const Hero = ({ hero }: { hero: Home['hero'] }) => (
  <section className={styles.hero} aria-labelledby="home-title">
    <picture className={styles.scene}>
      {heroSources(hero).map((source) => (
        <source key={source.srcSet} sizes={HERO_SIZES} {...source} />
      ))}
      <img
        fetchPriority="high"
        alt={hero.picture.alt}
        width={hero.picture.width}
        height={hero.picture.height}
        src={`${hero.picture.image}.webp?w=960`}
      />
    </picture>
    <div className={`container ${styles.holder}`}>
      <div className={styles.panel}>
        <h1 id="home-title" className={styles.title}>
          {hero.title}
        </h1>
        <p className={styles.text}>{hero.text}</p>
        <p className={styles.actions}>
          {hero.actions.map(({ text, link }, index) => (
            <ButtonLink key={link} href={link} variant={index === 0 ? 'primary' : 'secondary'}>
              {text}
            </ButtonLink>
          ))}
        </p>
      </div>
    </div>
  </section>
);
