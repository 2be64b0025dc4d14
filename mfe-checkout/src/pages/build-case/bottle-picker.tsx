import { useUnit } from 'effector-react';
import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import { lineName } from 'shared-contracts/domain/line-name';
import { hrefOfProduct } from 'shared-contracts/domain/product-type';
import { useLocale } from 'shared-kit/locale';
import { Button } from 'shared-ui/button';
import { Field } from 'shared-ui/field';
import { Icon, plus } from 'shared-ui/icon';
import { Price } from 'shared-ui/price';
import { CASE_WORDS } from '../../lib/case/case-words.ts';
import { FailedRegion } from '../../lib/failed-region.tsx';
import { LinePicture } from '../../lib/line-picture.tsx';
import { $chosen, $isFull, bottleAdded } from './build-case.model.ts';
import styles from './build-case.module.css';
import { BUILD_CASE_WORDS } from './build-case.words.ts';
import {
  $cards,
  $hasFailed,
  $hasMore,
  $isListing,
  $isNothing,
  $words,
  moreClicked,
  searchSubmitted,
  wordsTyped,
} from './pick-bottles.model.ts';

/** Search of wines, with a button to put each into the case. */
export const BottlePicker = () => {
  const words = BUILD_CASE_WORDS[useLocale()];
  const [cards, typed, hasMore, isListing] = useUnit([$cards, $words, $hasMore, $isListing]);
  const [isNothing, hasFailed] = useUnit([$isNothing, $hasFailed]);
  const [type, search, more] = useUnit([wordsTyped, searchSubmitted, moreClicked]);
  return (
    <section aria-labelledby="choose-bottles">
      <h2 id="choose-bottles" className={styles.subtitle}>
        {words.choose}
      </h2>
      <search>
        <form
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault();
            search();
          }}
        >
          <Field
            label={words.search}
            name="q"
            type="search"
            maxLength={100}
            value={typed}
            onChange={(event) => type(event.currentTarget.value)}
          />
          <Button type="submit">{words.searchButton}</Button>
        </form>
      </search>
      <p role="status">{isNothing && !isListing && words.nothing}</p>
      {hasFailed && <FailedRegion title={words.failed} onRetry={search} />}
      <ul className={styles.bottles} aria-busy={isListing || undefined}>
        {!isNothing && cards.map((card) => <Bottle key={card.id} card={card} />)}
      </ul>
      {hasMore && (
        <Button variant="quiet" disabled={isListing} onClick={() => more()}>
          {words.more}
        </Button>
      )}
    </section>
  );
};

const Bottle = ({ card }: { card: ProductCard }) => {
  const locale = useLocale();
  const words = BUILD_CASE_WORDS[locale];
  const [chosen, isFull, added] = useUnit([$chosen, $isFull, bottleAdded]);
  const held = chosen.find((one) => one.card.sku === card.sku)?.count ?? 0;
  const isSoldOut = card.stock <= held;
  return (
    <li className={styles.bottle}>
      <LinePicture line={card} sizes="72px" className={styles.thumb} />
      <div className={styles.facts}>
        <p className="small-caps">{card.brand.name}</p>
        <a href={hrefOfProduct(card)}>{card.name}</a>
        <Price amount={card.price} reference={card.reference_price} locale={locale} size="line" />
      </div>
      <div className={styles.add}>
        {held > 0 && <span aria-hidden="true">{held}</span>}
        <Button
          size="small"
          disabled={isSoldOut || isFull}
          aria-label={
            isSoldOut
              ? `${words.soldOut}: ${card.name}`
              : CASE_WORDS[locale].addBottle(lineName({ name: card.name }))
          }
          onClick={() => added(card)}
        >
          {isSoldOut ? words.soldOut : <Icon path={plus} size={18} />}
        </Button>
      </div>
    </li>
  );
};
