import { useUnit } from 'effector-react';
import { useRef } from 'react';
import type { Page } from 'shared-kit/page';
import { Button } from 'shared-ui/button';
import { CellarLampDrawing } from 'shared-ui/drawing';
import { EmptyState } from 'shared-ui/empty-state';
import { Picture } from 'shared-ui/picture';
import { GiftBoxOption } from '../../features/choose-gift-box/index.ts';
import { skusOf } from '../../lib/cart/goods-of.ts';
import { useNetwork } from '../../lib/cart/use-network.ts';
import { CartChanges } from '../../lib/cart-changes.tsx';
import { CartLines } from '../../lib/cart-lines/cart-lines.tsx';
import { RemovalNotice } from '../../lib/cart-lines/removal-notice.tsx';
import { FailedRegion } from '../../lib/failed-region.tsx';
import { $cartBanner, $giftCost } from '../../lib/gift-box/gift-box.model.ts';
import { useMessages } from '../../lib/messages.ts';
import { Recommended } from '../../lib/recommended.tsx';
import { usePresence } from '../../lib/use-presence.ts';
import { $cartView, $page, cartLeft, cartRetried, cartShown, opened } from './cart.model.ts';
import styles from './cart.module.css';
import { CartNotice } from './cart-notice.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartSummary } from './cart-summary.tsx';
import { EmptyCart } from './empty-cart.tsx';

const View = () => {
  const messages = useMessages();
  const [view, giftCost, banner] = useUnit([$cartView, $giftCost, $cartBanner]);
  const [shown, left, retried] = useUnit([cartShown, cartLeft, cartRetried]);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus();
  usePresence(shown, left);
  useNetwork();
  if (view.kind === 'failed')
    return (
      <div className="container">
        <FailedRegion title={messages.cart.failedTitle} onRetry={retried} />
      </div>
    );
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.banner}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {banner?.title ?? messages.cart.title}
        </h1>
        {banner?.background_image && (
          <Picture
            base={banner.background_image}
            alt=""
            sizes="45vw"
            width={1600}
            height={1000}
            priority
            className={styles.scene}
          />
        )}
      </header>
      <RemovalNotice onUndone={focusHeading} />
      {view.kind === 'unknown' && (
        <>
          <div className={styles.maybeFilled}>
            <CartSkeleton />
          </div>
          <div className={styles.surelyEmpty}>
            <EmptyCart />
          </div>
        </>
      )}
      {view.kind === 'empty' && (
        <>
          <CartChanges />
          <EmptyCart />
          <div className={styles.recommended} data-recently-seen="" />
        </>
      )}
      {view.kind === 'offline' && (
        <EmptyState
          drawing={<CellarLampDrawing />}
          title={messages.cart.offlineTitle}
          action={<Button onClick={retried}>{messages.common.retry}</Button>}
        >
          {messages.cart.offlineEmpty}
        </EmptyState>
      )}
      {view.kind === 'filled' && (
        <>
          {view.notice && <CartNotice kind={view.notice} onRetry={retried} />}
          <div className={styles.columns}>
            <div className={styles.main}>
              <CartLines cart={view.cart} onRemoved={focusHeading} />
              <GiftBoxOption />
            </div>
            <CartSummary view={view} giftCost={giftCost} />
          </div>
          <Recommended skus={skusOf(view.cart)} className={styles.recommended} />
        </>
      )}
    </div>
  );
};

export const page: Page = { View, opened, $page };
