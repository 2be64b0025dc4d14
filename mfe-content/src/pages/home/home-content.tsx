import type { Home } from 'shared-contracts/api/pages.schema';
import { AlcoholWarning } from 'shared-ui/alcohol-warning';
import { AddedStatus } from '../../features/add-to-cart/index.ts';
import { FeatureBand } from './feature-band.tsx';
import { Hero } from './hero.tsx';
import styles from './home.module.css';
import { Journal } from './journal.tsx';
import { NextEvents } from './next-events.tsx';
import { ProductRow } from './product-row.tsx';
import { SalesAreas } from './sales-areas.tsx';
import { SommelierBand } from './sommelier-band.tsx';
import { phraseOf } from './warning-phrase.ts';

/** Sections of the home page, top to bottom. */
export const HomeContent = ({ home }: { home: Home }) => (
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
