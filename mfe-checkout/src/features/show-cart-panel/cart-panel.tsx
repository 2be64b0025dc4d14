import { useUnit } from 'effector-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { lineName } from 'shared-contracts/domain/line-name';
import { formatClp } from 'shared-contracts/domain/money';
import { hrefs } from 'shared-contracts/hrefs';
import type { CartSidebarProps } from 'shared-contracts/widgets';
import { useLocale } from 'shared-kit/locale';
import { ButtonLink } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Notice } from 'shared-ui/notice';
import { Skeleton } from 'shared-ui/skeleton';
import { cartRequested } from '../../lib/cart/cart.model.ts';
import type { CartView } from '../../lib/cart/cart-view.model.ts';
import { articlesOf, skusOf } from '../../lib/cart/goods-of.ts';
import { $lastAddition } from '../../lib/cart/last-addition.model.ts';
import { useNetwork } from '../../lib/cart/use-network.ts';
import { CartChanges } from '../../lib/cart-changes.tsx';
import { CartLines } from '../../lib/cart-lines/cart-lines.tsx';
import { RemovalNotice } from '../../lib/cart-lines/removal-notice.tsx';
import { goToPayClicked } from '../../lib/focus-next-step.model.ts';
import { $giftCost } from '../../lib/gift-box/gift-box.model.ts';
import { useMessages } from '../../lib/messages.ts';
import { Recommended } from '../../lib/recommended.tsx';
import { RetryNotice } from '../../lib/retry-notice.tsx';
import { TotalsList } from '../../lib/totals-list.tsx';
import styles from './cart-panel.module.css';
import { $panelView, $reason, panelClosed, panelOpened } from './show-cart-panel.model.ts';
import { useCloseElsewhere } from './use-close-elsewhere.ts';

interface CartPanelProps extends CartSidebarProps {
  giftBox: ReactNode;
}

/** Cart panel. Non-modal after an addition, modal when the shopper opens it. */
export const CartPanel = ({ reason: openedFor, onClosed, giftBox }: CartPanelProps) => {
  const { panel } = useMessages();
  const locale = useLocale();
  const [view, reason, added, opened, closed] = useUnit([
    $panelView,
    $reason,
    $lastAddition,
    panelOpened,
    panelClosed,
  ]);
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    opened(openedFor);
    return closed;
  }, [opened, closed, openedFor]);
  useNetwork();
  const isBeside = openedFor === 'added';
  // Scroll to the notice about the removal and its undo button, and to the lines after an undo.
  const toTop = () => {
    body.current?.focus({ preventScroll: true });
    body.current?.scrollIntoView({ block: 'start' });
  };
  useCloseElsewhere(body, isBeside, onClosed);
  return (
    <Dialog
      open
      modal={!isBeside}
      closedBy={isBeside ? 'closerequest' : 'any'}
      place="side"
      locale={locale}
      title={reason === 'removed' ? panel.removedTitle : panel.title}
      onClose={onClosed}
      actions={view.kind === 'filled' && <Foot view={view} onFollowed={onClosed} />}
      more={view.kind === 'filled' && <Recommended skus={skusOf(view.cart)} className={styles.recommended} />}
    >
      <div ref={body} tabIndex={-1} className={styles.body}>
        <div role="status">
          {reason === 'added' && (
            <Notice kind="success">{panel.added(added ? lineName(added) : undefined)}</Notice>
          )}
        </div>
        <RemovalNotice onUndone={toTop} />
        <Content giftBox={giftBox} onRemoved={toTop} />
      </div>
    </Dialog>
  );
};

const Content = ({ giftBox, onRemoved }: { giftBox: ReactNode; onRemoved: () => void }) => {
  const { cart: words, common, panel, totals } = useMessages();
  const [view, giftCost, retried] = useUnit([$panelView, $giftCost, cartRequested]);
  switch (view.kind) {
    case 'unknown':
      return (
        <div aria-busy="true" className={styles.waiting}>
          <p className="visually-hidden">{common.loading}</p>
          <Skeleton step="22" width="threeQuarters" />
          <Skeleton />
          <Skeleton step="control" />
        </div>
      );
    case 'failed':
    case 'offline':
      return (
        <RetryNotice kind="warning" onRetry={retried}>
          {view.kind === 'offline' ? words.offlineEmpty : panel.failedText}
        </RetryNotice>
      );
    case 'empty':
      return (
        <div className={styles.empty}>
          <CartChanges />
          <p className={styles.emptyTitle}>{words.emptyTitle}</p>
          <p>{words.emptyText}</p>
          <ButtonLink href={hrefs.wines}>{words.emptyAction}</ButtonLink>
        </div>
      );
    case 'filled':
      return (
        <>
          {view.notice && (
            <Notice kind="warning" live>
              {view.notice === 'offline' ? words.offlineText : words.staleText}
            </Notice>
          )}
          <CartLines compact cart={view.cart} onRemoved={onRemoved} />
          {view.hasProblem && <Notice kind="warning">{words.fixFirst}</Notice>}
          {giftBox}
          <div className={styles.totals}>
            <p className={styles.count}>{totals.articles(articlesOf(view.cart))}</p>
            <CartChanges />
            <TotalsList
              subtotal={view.goods.subtotal}
              discount={view.goods.discount}
              gift={giftCost}
              busy={view.isPending}
            />
          </div>
        </>
      );
  }
};

type Filled = Extract<CartView, { kind: 'filled' }>;

/**
 * Total and links stay visible while the lines scroll. Both links lead to the cart page; the second also
 * focuses the link to the next step there (docs/product/cart.md#cart-panel).
 */
const Foot = ({ view, onFollowed }: { view: Filled; onFollowed: () => void }) => {
  const { panel, totals } = useMessages();
  const [giftCost, goToPay] = useUnit([$giftCost, goToPayClicked]);
  return (
    <>
      <dl className={styles.total} aria-busy={view.isPending || undefined}>
        <dt>{totals.total}</dt>
        <dd>{formatClp(view.goods.total + (giftCost ?? 0))}</dd>
      </dl>
      <ButtonLink href={hrefs.cart} onClick={onFollowed}>
        {panel.see}
      </ButtonLink>
      <ButtonLink
        variant="primary"
        href={hrefs.cart}
        onClick={() => {
          goToPay();
          onFollowed();
        }}
      >
        {panel.pay}
      </ButtonLink>
    </>
  );
};
