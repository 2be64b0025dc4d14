import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { Locale } from 'shared-contracts/locale';
import type * as schema from 'shared-contracts/office/batches.schema';
import { refusalText } from '../../modules/operator/operator-texts.ts';
import { type BookDeps, bookShipment } from '../../modules/shipments/book-shipment.service.ts';
import type { Change } from '../access/change.ts';
import { auditOrder } from '../orders/audit-order.ts';
import { findBatchOrders } from './batches.repository.ts';
import { readBatch, requireBatch } from './batches.service.ts';

/** Parcels that are asked for at the same time. */
const AT_ONCE = 5;
/** Requests in a row without an answer after which a carrier counts as away. */
const AWAY_AFTER = 3;
/** The rest waits for another request, so that this one answers in time. */
const WITHIN_MS = 40_000;

const LEFT: Record<'away' | 'late', Record<Locale, string>> = {
  away: {
    es: 'No se pidió, porque el transporte no responde. Sigue como estaba.',
    en: 'It was not asked for, because the carrier does not answer. It stays as it was.',
  },
  late: {
    es: 'No alcanzó el tiempo. Reserva otra vez para seguir con este.',
    en: 'The time was up. Book again to go on with this one.',
  },
};

const PAID_OTHER: Record<Locale, (carrier: string) => string> = {
  es: (carrier) =>
    `El comprador pagó el despacho con ${carrier}, que va sin reserva. Despáchalo a mano, o reserva este pedido solo.`,
  en: (carrier) =>
    `The buyer paid the delivery with ${carrier}, which is sent without a booking. Send it by hand, or book this order alone.`,
};

/**
 * Books the parcels of an open batch that wait to be sent and have none.
 * @param carrier of the orders whose buyer has not paid the delivery with a carrier of its own
 * @throws DomainError NOT_FOUND
 */
export const bookBatch = async (
  deps: BookDeps,
  { staff, locale }: Change,
  id: string,
  carrier: string,
): Promise<EndpointOutput<typeof schema.bookBatch>> => {
  const { closed_at } = await requireBatch(deps.db, id);
  // Closing has freed the orders: another batch may have them.
  const waiting = (closed_at === null ? await findBatchOrders(deps.db, id) : []).filter(
    ({ status, delivery, parcel }) => status === 'confirmed' && delivery === 'home' && !parcel,
  );
  const deadline = Date.now() + WITHIN_MS;
  const silent = new Map<string, number>();
  const book = async (order: schema.BatchOrder): Promise<schema.BookedOrder> => {
    const { planned_carrier } = order;
    const asked = planned_carrier ?? carrier;
    const left = (silent.get(asked) ?? 0) >= AWAY_AFTER ? 'away' : Date.now() > deadline ? 'late' : null;
    if (left) return { order: order.number, booked: false, why: LEFT[left][locale] };
    const operated = await bookShipment(deps, order.id, {
      carrier: asked,
      after: auditOrder({ staffId: staff.id, action: 'orders.advance' }),
    });
    const why = operated.kind === 'refused' ? operated.why : null;
    silent.set(asked, why?.code === 'carrier-away' ? (silent.get(asked) ?? 0) + 1 : 0);
    const isPaidOther = planned_carrier && why?.code === 'carrier-without-bookings';
    const words = isPaidOther ? PAID_OTHER[locale](planned_carrier) : why && refusalText(why, locale);
    return { order: order.number, booked: why === null, why: words };
  };
  const orders: schema.BookedOrder[] = [];
  for (let at = 0; at < waiting.length; at += AT_ONCE) {
    orders.push(...(await Promise.all(waiting.slice(at, at + AT_ONCE).map(book))));
  }
  return { orders, batch: await readBatch(deps.db, id, locale) };
};
