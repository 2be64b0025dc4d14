import { useUnit } from 'effector-react';
import type { Home } from 'shared-contracts/api/pages.schema';
import { ALCOHOL_WARNINGS, type AlcoholPhrase, AlcoholWarning } from 'shared-ui/alcohol-warning';
import { AddedStatus } from '../../features/add-to-cart/index.ts';
import { FailedRegion } from '../../lib/failed-region.tsx';
import { useMessages } from '../../lib/messages.ts';
import { FeatureBand } from './feature-band.tsx';
import { Hero } from './hero.tsx';
import { home } from './home.model.ts';
import styles from './home.module.css';
import { ProductRow } from './product-row.tsx';
import { SalesAreas } from './sales-areas.tsx';
import { SommelierBand } from './sommelier-band.tsx';
import { Journal, NextEvents } from './teaser-rows.tsx';

/** Skeleton of the home page's first viewport. */
const HomeSkeleton = () => (
  <div className={styles.scene} aria-busy="true">
    <h1 className="visually-hidden">{useMessages().home.loading}</h1>
  </div>
);

/**
 * Legal warning that the merchant chose, by name or by text. The law allows no other texts, so an unknown
 * value gives the warning about minors.
 */
const phraseOf = (chosen: string): AlcoholPhrase =>
  (Object.keys(ALCOHOL_WARNINGS) as AlcoholPhrase[]).find(
    (phrase) => phrase === chosen || ALCOHOL_WARNINGS[phrase] === chosen,
  ) ?? 'minors';

/** Sections of the home page, top to bottom. */
const HomeContent = ({ home }: { home: Home }) => (
  <div className={styles.home}>
    <Hero hero={home.hero} />
    <SalesAreas areas={home.sales_areas} />
    <ProductRow id="home-picks" row={home.picks} />
    <SommelierBand sommelier={home.sommelier} />
    <FeatureBand id="home-gifts" feature={home.gift_boxes} picture="left" />
    <ProductRow id="home-offers" row={home.offers} />
    <FeatureBand id="home-wine-bar" feature={home.wine_bar} picture="right" />
    {home.events && <NextEvents row={home.events} />}
    <Journal journal={home.journal} />
    <AlcoholWarning phrase={phraseOf(home.alcohol_warning)} />
    <AddedStatus />
  </div>
);

/** Home page: content, skeleton, or error with a retry. */
export const HomeView = () => {
  const { failedTitle, failedText } = useMessages().home;
  const { outcome, isLoading, retry } = useUnit(home);
  if (outcome.kind === 'ready') return <HomeContent home={outcome.data} />;
  if (outcome.kind === 'pending') return <HomeSkeleton />;
  return <FailedRegion title={failedTitle} text={failedText} onRetry={retry} busy={isLoading} />;
};
