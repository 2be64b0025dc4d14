import { useUnit } from 'effector-react';
import { type ReactNode, useEffect } from 'react';
import type { ProductDetail } from 'shared-contracts/api/catalogue.schema';
import { formatDateTime } from 'shared-contracts/domain/dates';
import { SERVER_PROBLEM } from 'shared-contracts/domain/error-catalogue';
import type { FailureCode } from 'shared-kit/failure';
import { useLocale } from 'shared-kit/locale';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { useMessages } from '../../lib/messages.ts';
import { hold } from './wait-for-stock.model.ts';
import { WORDS } from './words.ts';

/** The product as the person may buy it: one piece of the held format. */
const withHeld = (product: ProductDetail, sku: string): ProductDetail => ({
  ...product,
  stock: 1,
  formats: product.formats.filter((format) => format.sku === sku).map((format) => ({ ...format, stock: 1 })),
});

/** Nothing is held under this link. After another failure the piece may still be held. */
const ENDED_CODES: readonly FailureCode[] = ['LINK_EXPIRED', 'VALIDATION_FAILED'];

interface HoldPanelProps {
  product: ProductDetail;
  token: string;
  addButton: (held: ProductDetail) => ReactNode;
  /** Puts the person into the line again. Shown when nothing is held any more. */
  waits: ReactNode;
}

/** The piece that is held for the person who followed the mail's link, with a button that puts it into the cart. */
export default function HoldPanel({ product, token, addButton, waits }: HoldPanelProps) {
  const locale = useLocale();
  const { retry } = useMessages();
  const { outcome, isLoading, request } = useUnit(hold);
  useEffect(() => {
    request(token);
  }, [request, token]);
  const words = WORDS[locale];
  if (outcome.kind === 'pending') return null;
  if (outcome.kind === 'ready')
    return (
      <Notice kind="success" live action={addButton(withHeld(product, outcome.data.sku))}>
        {words.held(formatDateTime(outcome.data.held_until, locale))}
      </Notice>
    );
  if (ENDED_CODES.includes(outcome.code))
    return (
      <>
        <Notice kind="warning" live>
          {words.ended}
        </Notice>
        {waits}
      </>
    );
  return (
    <Notice
      kind="error"
      live
      action={
        <Button size="small" busy={isLoading} onClick={() => request(token)}>
          {retry}
        </Button>
      }
    >
      {SERVER_PROBLEM[locale]}
    </Notice>
  );
}
