import { useUnit } from 'effector-react';
import { type ReactNode, useEffect } from 'react';
import type { OfferChange } from 'shared-contracts/domain/favourites';
import { formatClp } from 'shared-contracts/domain/money';
import { hrefs } from 'shared-contracts/hrefs';
import { useLocale } from 'shared-kit/locale';
import { useHydrated } from 'shared-kit/use-hydrated';
import { ButtonLink } from 'shared-ui/button';
import { CorkscrewDrawing } from 'shared-ui/drawing';
import { EmptyState } from 'shared-ui/empty-state';
import { AddedStatus, CatalogueCard } from '../../features/add-to-cart/index.ts';
import { GuestLink, ShareFavourites } from '../../features/share-favourites/index.ts';
import { SwitchFavourites } from '../../features/switch-favourites/index.ts';
import { CardSkeletons } from '../../lib/card-skeletons.tsx';
import { FailedRegion } from '../../lib/failed-region.tsx';
import { $isCustomer, $shared } from '../../lib/favourites/favourites.model.ts';
import { paintHearts } from '../../lib/favourites/hearts.ts';
import { savedOf } from '../../lib/favourites/kept.ts';
import { useFavourites } from '../../lib/favourites/use-favourites.ts';
import productGrid from '../../lib/product-grid.module.css';
import {
  $favourites,
  type FavouritesState,
  retried,
  type ShownFavourite,
  visitEnded,
  visitStarted,
} from './favourites.model.ts';
import styles from './favourites.module.css';
import { type FavouritesWords, WORDS } from './words.ts';

const PENDING: FavouritesState = { kind: 'pending' };

const changeText = (change: OfferChange, words: FavouritesWords): string => {
  if (change === null) return '';
  return typeof change === 'string' ? words[change] : words[change.kind](formatClp(change.by));
};
const isGood = (change: OfferChange): boolean =>
  change === 'back' || (typeof change === 'object' && change?.kind === 'cheaper');

const List = ({ shown, words }: { shown: readonly ShownFavourite[]; words: FavouritesWords }) => (
  <section aria-label={words.list}>
    <h2 className="visually-hidden">{words.list}</h2>
    <ul className={productGrid.grid}>
      {shown.map(({ product, change }) => (
        <li key={product.id} className={styles.one}>
          <CatalogueCard product={product} />
          {change && (
            <p className={styles.change} data-good={isGood(change) || undefined}>
              {changeText(change, words)}
            </p>
          )}
        </li>
      ))}
    </ul>
  </section>
);

const Empty = ({ words }: { words: FavouritesWords }) => (
  <EmptyState
    drawing={<CorkscrewDrawing />}
    title={words.emptyTitle}
    level={2}
    action={
      <ButtonLink variant="primary" href={hrefs.wines}>
        {words.seeWines}
      </ButtonLink>
    }
  >
    {words.emptyText}
  </EmptyState>
);

/** Saved products with what changed since the last visit, for guests and customers. */
export const FavouritesView = () => {
  const words = WORDS[useLocale()];
  const { kept } = useFavourites();
  // The server has rendered a skeleton. The browser may know more before it hydrates.
  const isHydrated = useHydrated();
  const { known, isCustomer, shared, start, end, retry } = useUnit({
    known: $favourites,
    isCustomer: $isCustomer,
    shared: $shared,
    start: visitStarted,
    end: visitEnded,
    retry: retried,
  });
  const state = isHydrated ? known : PENDING;
  const hasSaved = kept !== null && savedOf(kept).length > 0;
  // The link of an account can also be ended without favourites.
  const canShare =
    state.kind === 'ready' && ((hasSaved && state.shown.length > 0) || (isCustomer && shared !== null));
  useEffect(() => {
    start(new Date().toISOString());
    return () => end();
  }, [start, end]);
  // The favourites service fills hearts on all pages, but it may start only when the shopper first uses this page.
  useEffect(() => {
    if (kept) paintHearts(new Set(savedOf(kept).map(({ product_id }) => product_id)));
  }, [kept, state]);
  const contents = (): ReactNode => {
    if (state.kind === 'failed')
      return (
        <FailedRegion
          title={words.failedTitle}
          text={words.failedText}
          busy={false}
          onRetry={() => retry()}
        />
      );
    if (state.kind === 'off')
      return (
        <EmptyState drawing={<CorkscrewDrawing />} title={words.offTitle} level={2}>
          {words.offText}
        </EmptyState>
      );
    if (state.kind === 'pending')
      return (
        <CardSkeletons count={4} className={productGrid.grid} aria-label={words.loading} aria-busy="true" />
      );
    return (
      <>
        {state.shown.length > 0 ? <List shown={state.shown} words={words} /> : <Empty words={words} />}
        {state.gone > 0 && <p>{words.gone(state.gone)}</p>}
      </>
    );
  };
  return (
    <div className={`container section ${styles.page}`}>
      <h1>{words.title}</h1>
      {!isCustomer && state.kind === 'ready' && (
        <p>
          {words.inBrowser} <a href={hrefs.login}>{words.signIn}</a> {words.toKeep}
        </p>
      )}
      {contents()}
      {canShare && <ShareFavourites key={String(isCustomer)} isCustomer={isCustomer} />}
      {/* The link that this browser shared as a guest. A guest's share form shows it itself. */}
      {state.kind !== 'pending' && (isCustomer || !canShare) && <GuestLink />}
      {state.kind !== 'pending' && <SwitchFavourites isOn={state.kind !== 'off'} />}
      <AddedStatus />
    </div>
  );
};
