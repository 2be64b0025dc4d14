import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { ProductDetail } from 'shared-contracts/api/catalogue.schema';
import { formatDateTime } from 'shared-contracts/domain/dates';
import { useLocale } from 'shared-kit/locale';
import { Notice } from 'shared-ui/notice';
import { $hold, holdOpened } from './wait-for-stock.model.ts';
import { WORDS } from './words.ts';

/** The product as the person may buy it: one piece of the held format. */
const withHeld = (product: ProductDetail, sku: string): ProductDetail => ({
  ...product,
  stock: 1,
  formats: product.formats.filter((format) => format.sku === sku).map((format) => ({ ...format, stock: 1 })),
});

interface HoldPanelProps {
  product: ProductDetail;
  token: string;
  addButton: (held: ProductDetail) => ReactNode;
}

/** The piece that is held for the person who followed the mail's link, with a button that puts it into the cart. */
export default function HoldPanel({ product, token, addButton }: HoldPanelProps) {
  const locale = useLocale();
  const { hold, open } = useUnit({ hold: $hold, open: holdOpened });
  const start = useEffectEvent(() => open(token));
  useEffect(() => {
    start();
  }, []);
  const words = WORDS[locale];
  if (hold.kind === 'pending') return null;
  if (hold.kind === 'ended')
    return (
      <Notice kind="warning" live>
        {words.ended}
      </Notice>
    );
  return (
    <Notice kind="success" live action={addButton(withHeld(product, hold.sku))}>
      {words.held(formatDateTime(hold.until, locale))}
    </Notice>
  );
}
