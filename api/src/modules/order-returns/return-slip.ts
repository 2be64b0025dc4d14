import { formatFullDate } from 'shared-contracts/domain/dates';
import { drawSlip } from '../../lib/slip.ts';
import type { OrderRow } from '../orders/orders.repository.ts';
import { RETURN_SLIP_WORDS } from './return-slip.words.ts';

export interface ReturnSlip {
  order: Pick<OrderRow, 'number' | 'name' | 'surname' | 'locale'>;
  /** Number of the return: CQ-000042-D1. */
  number: string;
  requestedAt: Date;
  lines: readonly { name: string; qty: number }[];
  /** Name and address of the shop. */
  shop: { name: string; address: string };
}

/** Return slip: the buyer puts it into the parcel, and staff tick what came back. */
export const drawReturnSlip = ({ order, number, requestedAt, lines, shop }: ReturnSlip): Promise<Buffer> =>
  drawSlip(number, (slip) => {
    const words = RETURN_SLIP_WORDS[order.locale];
    slip.head(shop.name, `${words.title} ${number}`);
    slip.fact(words.order ?? '', order.number);
    slip.fact(words.asked ?? '', formatFullDate(requestedAt.toISOString(), order.locale));
    slip.fact(words.buyer ?? '', `${order.name} ${order.surname}`);
    slip.fact(words.address ?? '', [shop.name, shop.address].filter(Boolean).join(', '));
    slip.columns({ qty: words.qty ?? '', product: words.product ?? '', box: words.checked ?? '' });
    for (const line of lines) slip.line(line);
    slip.hairline();
    slip.text(words.howTo ?? '', 16, { size: 11 });
  });
