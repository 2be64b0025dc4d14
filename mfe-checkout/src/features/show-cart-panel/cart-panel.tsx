import { useUnit } from 'effector-react';
import { useLayoutEffect, useRef } from 'react';
import { hrefs } from 'shared-contracts/hrefs';
import { useLocale } from 'shared-contracts/kit/locale';
import type { CartSidebarProps } from 'shared-contracts/remote';
import { Button, ButtonLink } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Notice } from 'shared-ui/notice';
import { Skeleton } from 'shared-ui/skeleton';
import { CartLines } from '../../lib/cart-lines/cart-lines.tsx';
import { RemovalNotice } from '../../lib/cart-lines/removal-notice.tsx';
import { useMessages } from '../../lib/messages.ts';
import { TotalsList } from '../../lib/totals-list.tsx';
import styles from './cart-panel.module.css';
import { $panelView, $reason, cartRetried, panelClosed, panelOpened } from './show-cart-panel.model.ts';
import { useCloseElsewhere } from './use-close-elsewhere.ts';

/** The cart beside the page. After an add the page stays in use; asked for, it has the shopper's whole attention. */
export const CartPanel = ({ reason: openedFor, onClosed }: CartSidebarProps) => {
  const { panel } = useMessages();
  const locale = useLocale();
  const [{ kind }, reason, opened, closed] = useUnit([$panelView, $reason, panelOpened, panelClosed]);
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    opened(openedFor);
    return closed;
  }, [opened, closed, openedFor]);
  const isBeside = openedFor === 'added';
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
      actions={kind === 'filled' && <WayOn onFollowed={onClosed} />}
    >
      <div ref={body} tabIndex={-1} className={styles.body}>
        <p role="status" className={styles.added}>
          {reason === 'added' && panel.added}
        </p>
        <RemovalNotice />
        <Content onRemoved={() => body.current?.focus()} />
      </div>
    </Dialog>
  );
};

const Content = ({ onRemoved }: { onRemoved: () => void }) => {
  const { cart: words, common, panel, totals } = useMessages();
  const [view, retried] = useUnit([$panelView, cartRetried]);
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
      return (
        <Notice
          kind="warning"
          live
          action={
            <Button size="small" onClick={retried}>
              {common.retry}
            </Button>
          }
        >
          {panel.failedText}
        </Notice>
      );
    case 'empty':
      return (
        <div className={styles.empty}>
          <p className={styles.emptyTitle}>{words.emptyTitle}</p>
          <p>{words.emptyText}</p>
          <ButtonLink href={hrefs.wines}>{words.emptyAction}</ButtonLink>
        </div>
      );
    case 'filled':
      return (
        <>
          <CartLines compact lines={view.cart.items} onRemoved={onRemoved} />
          {view.hasProblem && <Notice kind="warning">{words.fixFirst}</Notice>}
          <div className={styles.totals}>
            <p className={styles.count}>
              {totals.articles(view.cart.items.reduce((n, { qty }) => n + qty, 0))}
            </p>
            <TotalsList
              subtotal={view.cart.total_without_discount}
              discount={view.discount}
              total={view.cart.total}
              busy={view.isPending}
            />
          </div>
        </>
      );
  }
};

/** Both lead to the cart (SPEC §2): the cart page leads on. */
const WayOn = ({ onFollowed }: { onFollowed: () => void }) => {
  const { panel } = useMessages();
  return (
    <>
      <ButtonLink href={hrefs.cart} onClick={onFollowed}>
        {panel.see}
      </ButtonLink>
      <ButtonLink variant="primary" href={hrefs.cart} onClick={onFollowed}>
        {panel.pay}
      </ButtonLink>
    </>
  );
};
