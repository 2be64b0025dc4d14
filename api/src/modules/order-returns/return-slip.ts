import { formatFullDate } from 'shared-contracts/domain/dates';
import type { Locale } from 'shared-contracts/locale';
import { drawSlip } from '../../lib/slip.ts';
import type { OrderRow } from '../orders/orders.repository.ts';

/** Words of the return slip, in the language of the order. */
const WORDS = {
  es: {
    title: 'Devolución',
    order: 'Pedido',
    asked: 'Solicitada',
    buyer: 'De',
    address: 'Para',
    qty: 'Cant.',
    product: 'Producto',
    checked: 'Recibido',
    howTo: 'Pon esta hoja dentro de la caja con los productos. Tráela o envíala a la dirección de arriba.',
  },
  en: {
    title: 'Return',
    order: 'Order',
    asked: 'Requested',
    buyer: 'From',
    address: 'To',
    qty: 'Qty',
    product: 'Product',
    checked: 'Received',
    howTo: 'Put this page into the box with the products. Bring it or send it to the address above.',
  },
} as const satisfies Record<Locale, object>;

interface ReturnSlip {
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
    const words = WORDS[order.locale];
    slip.head(shop.name, `${words.title} ${number}`);
    slip.fact(words.order, order.number);
    slip.fact(words.asked, formatFullDate(requestedAt.toISOString(), order.locale));
    slip.fact(words.buyer, `${order.name} ${order.surname}`);
    slip.fact(words.address, [shop.name, shop.address].filter(Boolean).join(', '));
    slip.columns({ qty: words.qty, product: words.product, box: words.checked });
    for (const line of lines) slip.line(line);
    slip.hairline();
    slip.text(words.howTo, 16, { size: 11 });
  });
