import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import type { ProductDetail } from 'shared-contracts/api/catalogue.schema';
import { HOLD_PARAM } from 'shared-contracts/api/stock-waits';
import { formatLabel } from 'shared-contracts/domain/stock';
import { Button } from 'shared-ui/button';
import { useMessages } from '../../lib/messages.ts';

const WaitPanel = lazy(() => import(/* webpackChunkName: "wait-panel" */ './wait-panel.tsx'));
const HoldPanel = lazy(() => import(/* webpackChunkName: "hold-panel" */ './hold-panel.tsx'));

/** @param unit word for a piece without a weight beside other formats. A lone one has no label. */
const soldOutOf = ({ sku, stock, formats }: ProductDetail, unit: string): { sku: string; label: string }[] =>
  formats.length > 0
    ? formats
        .filter((format) => format.stock <= 0)
        .map((format) => ({ sku: format.sku, label: formatLabel(format, formats.length > 1 ? unit : '') }))
    : stock <= 0
      ? [{ sku, label: '' }]
      : [];

const neverChanges = () => () => {};
const holdInAddress = (): string | null => new URLSearchParams(location.search).get(HOLD_PARAM);

interface WaitForStockProps {
  product: ProductDetail;
  /** Button that adds the held piece. */
  addButton: (held: ProductDetail) => ReactNode;
}

/**
 * Buttons of a product's sold-out formats that put the shopper into their line, and the piece that the mail's link
 * holds (docs/product/back-in-stock.md).
 */
export const WaitForStock = ({ product, addButton }: WaitForStockProps) => {
  const { cart, product: words } = useMessages();
  const [opened, setOpened] = useState<string | null>(null);
  const hold = useSyncExternalStore(neverChanges, holdInAddress, () => null);
  const soldOut = product.can_wait ? soldOutOf(product, cart.unit) : [];
  const waits = soldOut.map(({ sku, label }) =>
    sku === opened ? (
      <Suspense key={sku}>
        <WaitPanel sku={sku} />
      </Suspense>
    ) : (
      <Button key={sku} onClick={() => setOpened(sku)}>
        {words.tellMe(label)}
      </Button>
    ),
  );
  if (hold === null) return waits;
  return (
    <Suspense>
      <HoldPanel product={product} token={hold} addButton={addButton} waits={waits} />
    </Suspense>
  );
};
