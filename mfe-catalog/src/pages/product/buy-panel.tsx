'use no memo'; // The memo of the React compiler would only add bytes: this part seldom renders again.

import type { RefObject } from 'react';
import type { ProductDetail } from 'shared-contracts/api/catalogue.schema';
import { ADDS_MARK } from 'shared-contracts/document-marks';
import { joinFacts } from 'shared-contracts/domain/join-facts';
import { installmentPrice, installmentsText } from 'shared-contracts/domain/pagination';
import { hrefs } from 'shared-contracts/hrefs';
import { useLocale } from 'shared-kit/locale';
import { Button } from 'shared-ui/button';
import { heart } from 'shared-ui/heart';
import { Icon, parcel } from 'shared-ui/icon';
import { Price } from 'shared-ui/price';
import { AddToCartCounter, useAddToCart } from '../../features/add-to-cart/index.ts';
import { ShareButton } from '../../features/share-product/index.ts';
import { WaitForStock } from '../../features/wait-for-stock/index.ts';
import { useMessages } from '../../lib/messages.ts';
import styles from './buy-panel.module.css';
import { DeliveryNotes } from './delivery-notes.tsx';
import { FormatChoice } from './format-choice.tsx';
import { inCartWords } from './in-cart-words.ts';
import { PLAIN_FORM } from './plain-form.ts';
import { StockHint } from './stock-hint.tsx';

/** Usual number of credit card installments (docs/product/products.md#prices). */
const INSTALLMENTS = 3;

const originOf = ({ country, region, valley, year, strains, detail }: ProductDetail): string => {
  const grapes = strains.map(({ label }) => label).join(', ') || detail;
  return joinFacts([valley ?? region, country?.label, year, grapes]);
};

/** Adds the piece that is held for the shopper. */
const AddHeldPiece = ({ product }: { product: ProductDetail }) => {
  const { cart } = useMessages();
  const { addition, busy, add } = useAddToCart(product);
  return (
    <Button variant="primary" busy={busy} disabled={addition.inCart > 0} onClick={add}>
      {cart.add}
    </Button>
  );
};

interface BuyPanelProps {
  product: ProductDetail;
  /** Row with the main button. */
  actions: RefObject<HTMLDivElement | null>;
}

/** Buying information: brand, name, origin, price, counter, stock, delivery. */
export const BuyPanel = ({ product, actions }: BuyPanelProps) => {
  const { cart, product: words } = useMessages();
  const locale = useLocale();
  const state = useAddToCart(product);
  const { addition, busy, added, add } = state;
  return (
    <div className={styles.panel}>
      <p className={styles.brand}>{product.brand.name}</p>
      <h1 className={styles.name}>{product.name}</h1>
      <p className={styles.origin}>{originOf(product)}</p>
      <Price
        amount={addition.item.price}
        reference={addition.item.reference_price}
        locale={locale}
        size="page"
      />
      {!addition.soldOut && (
        <p className={styles.installments}>
          {installmentsText(INSTALLMENTS, installmentPrice(addition.item.price, INSTALLMENTS), locale)}
        </p>
      )}
      {heart({ name: product.name, locale, product, soldOut: addition.soldOut })}
      <FormatChoice product={product} chosen={addition.format} onChoose={state.chooseFormat} />
      <div ref={actions} className={styles.actions}>
        {addition.counts === 'units' && <AddToCartCounter product={product} state={state} words={cart} />}
        <Button
          className={styles.add}
          variant="primary"
          disabled={addition.soldOut || addition.limit === 0}
          busy={busy}
          // Without scripts, the browser sends the product to the cart page. `formAction` and not `action`: before
          // hydration, the click waits for the scripts (shell/src/inline/early-press.ts).
          type="submit"
          form={PLAIN_FORM}
          formAction={hrefs.cart}
          name="sku"
          value={addition.item.sku}
          {...{ [ADDS_MARK]: '' }}
          onClick={(event) => {
            event.preventDefault();
            add();
          }}
        >
          {cart.add}
        </Button>
        <form id={PLAIN_FORM} method="post" hidden />
      </div>
      <p className={styles.added}>
        {(added || addition.inCart > 0) && (
          <>
            <span>{inCartWords(addition, added, cart)}</span> <a href={hrefs.cart}>{cart.seeCart}</a>
          </>
        )}
      </p>
      <StockHint soldOut={addition.soldOut} limit={addition.limit} />
      <WaitForStock product={product} addButton={(held) => <AddHeldPiece product={held} />} />
      {product.description && <p className={styles.description}>{product.description}</p>}
      <DeliveryNotes product={product} />
      {product.in_case && !addition.soldOut && (
        <a className={styles.startCase} href={`${hrefs.buildCase}?agrega=${encodeURIComponent(product.sku)}`}>
          <Icon path={parcel} size={18} />
          {words.startCase}
        </a>
      )}
      <ShareButton product={product} />
    </div>
  );
};
