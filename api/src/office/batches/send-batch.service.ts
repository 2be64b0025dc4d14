import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { type ParcelLine, type ParcelLineProblem, readParcelList } from 'shared-contracts/domain/parcel-list';
import { isSameCarrier } from 'shared-contracts/domain/parcels';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import type * as schema from 'shared-contracts/office/batches.schema';
import { advancePaidOrder, takeOrderBack } from '../../modules/operator/advance-order.service.ts';
import { dispatchOrder } from '../../modules/operator/dispatch-order.service.ts';
import type { OperateDeps, Operated, OperateOptions } from '../../modules/operator/operate.service.ts';
import { refusalText } from '../../modules/operator/operator-texts.ts';
import { findCarriers } from '../../modules/shipping/parcel.repository.ts';
import type { Change } from '../access/change.ts';
import { auditOrder } from '../orders/audit-order.ts';
import { findLastSend, findSent, insertSend, updateSendUndone } from './batch-sends.repository.ts';
import { findBatchOrders } from './batches.repository.ts';
import { readBatch, requireBatch } from './batches.service.ts';

const WHY_NOT_SENT = {
  'order-twice': {
    es: 'El pedido está también en la línea {line}. Deja una de las dos.',
    en: 'The order is on line {line} too. Keep one of them.',
  },
  'number-twice': {
    es: 'El número está también en la línea {line}. Corrige la que no es.',
    en: 'The number is on line {line} too. Correct the wrong one.',
  },
  'bad-number': {
    es: 'El número no parece de un envío: usa letras, números y guiones.',
    en: 'The number does not look like one of a parcel: use letters, digits and dashes.',
  },
  'no-order-left': {
    es: 'Hay más números que pedidos por enviar en el lote.',
    en: 'There are more numbers than orders to send in the batch.',
  },
  'not-here': { es: 'El pedido no está en este lote.', en: 'The order is not in this batch.' },
  'sent-already': {
    es: 'Ya estaba enviado o anulado antes. No cambió.',
    en: 'It was sent or cancelled before. It did not change.',
  },
  'booked-otherwise': {
    es: 'Tiene un envío reservado: {parcel}. Envíalo sin número, o cámbialo en el pedido.',
    en: 'It has a booked parcel: {parcel}. Send it without a number, or change it in the order.',
  },
} as const satisfies Record<string, Record<Locale, string>>;

type SendResult = EndpointOutput<typeof schema.sendBatch>;
type BatchOrder = schema.BatchOrder;
/** A parcel that is booked at a carrier, or sent. */
type BookedParcel = NonNullable<BatchOrder['parcel']>;

const wordsOf = (problem: ParcelLineProblem, locale: Locale): string =>
  WHY_NOT_SENT[problem.code][locale].replace('{line}', 'line' in problem ? String(problem.line) : '');

const wordsOfBooked = ({ carrier, number }: BookedParcel, locale: Locale): string =>
  WHY_NOT_SENT['booked-otherwise'][locale].replace(
    '{parcel}',
    [carrier, number].filter((part) => part !== null).join(', '),
  );

/** An order left the state `confirmed` since the batch was read. Another step on would deliver it. */
class SentMeanwhileError extends Error {}

/** A pick-up, or an order of a shop without carriers, is one step on. Any other order leaves with its parcel. */
const sendOne = async (
  deps: OperateDeps,
  order: BatchOrder,
  parcel: { carrier: string; tracking_number: string } | null,
  options: OperateOptions,
): Promise<Operated> =>
  parcel && order.delivery === 'home'
    ? dispatchOrder(deps, order.id, { ...options, parcel })
    : advancePaidOrder(deps, order.id, {
        ...options,
        before: async (_, locked) => {
          if (locked.order.status !== 'confirmed') throw new SentMeanwhileError();
        },
      });

const isOtherThan = (booked: BookedParcel, { number, carrier }: ParcelLine): boolean =>
  (number !== '' && number !== booked.number) || (carrier !== '' && !isSameCarrier(carrier, booked.carrier));

const parcelOfLine = (line: ParcelLine, { parcel: booked }: BatchOrder, carrier: string) =>
  booked && !isOtherThan(booked, line)
    ? { carrier: booked.carrier, tracking_number: booked.number ?? '' }
    : { carrier: line.carrier || carrier, tracking_number: line.number };

/**
 * Sends the orders of a list, each in its own transaction with its mail and audit entry. A repeat with the same key sends
 * none twice.
 * @throws DomainError NOT_FOUND
 */
export const sendBatch = async (
  deps: OperateDeps,
  { staff, locale }: Change,
  id: string,
  { key, carrier, text }: { key: string; carrier: string; text: string },
): Promise<SendResult> => {
  const { db } = deps;
  const { closed_at } = await requireBatch(db, id);
  const request_key = `${staff.id}:${key}`;
  const [orders, carriers, earlier] = await Promise.all([
    findBatchOrders(db, id),
    findCarriers(db),
    findSent(db, id, request_key),
  ]);
  const byNumber = new Map(orders.map((order) => [order.number, order]));
  const done = new Set(earlier.map((order) => order.id));
  const waiting = orders.filter((order) => order.status === 'confirmed' || done.has(order.id));
  const list = readParcelList(
    text,
    waiting.map(({ number, parcel }) => ({ number, booked: parcel?.number ?? null })),
  );

  /** @returns why the line was not sent. Null: it was */
  const sendLine = async (line: ParcelLine): Promise<string | null> => {
    if (line.problem) return wordsOf(line.problem, locale);
    const order = byNumber.get(line.order ?? '');
    if (!order) return WHY_NOT_SENT['not-here'][locale];
    if (done.has(order.id)) return null;
    // Closing has freed it: another batch may have it.
    if (closed_at !== null) return WHY_NOT_SENT['not-here'][locale];
    if (order.status === 'confirmed' && order.parcel && isOtherThan(order.parcel, line))
      return wordsOfBooked(order.parcel, locale);
    const parcel = carriers.length > 0 ? parcelOfLine(line, order, carrier) : null;
    try {
      const operated = await sendOne(deps, order, parcel, {
        after: async (trx, locked) => {
          await insertSend(trx, { batch_id: id, request_key, order_id: order.id });
          await auditOrder({ staffId: staff.id, action: 'orders.advance' })(trx, locked);
        },
      });
      return operated.kind === 'refused' ? refusalText(operated.why, locale) : null;
    } catch (error) {
      if (error instanceof SentMeanwhileError) return WHY_NOT_SENT['sent-already'][locale];
      throw error;
    }
  };

  const lines: SendResult['lines'] = [];
  for (const line of list) {
    const why = await sendLine(line);
    lines.push({ line: line.line, order: line.order, sent: why === null, why });
  }
  return { lines, batch: await readBatch(db, id, locale) };
};

/**
 * Takes the orders of the last send back to `confirmed`, without another mail. Mails about the dispatch have left.
 * @throws DomainError NOT_FOUND; CONFLICT when another send came after it, when it is undone, and when it has more orders
 * than were seen, as while it is not over. Fewer are left of an undo that was killed: its repeat takes back the others
 */
export const undoSend = async (
  deps: OperateDeps,
  { staff, locale }: Change,
  id: string,
  { key, orders }: { key: string; orders?: number | undefined },
): Promise<EndpointOutput<typeof schema.undoSend>> => {
  const { db } = deps;
  await requireBatch(db, id);
  if ((await findLastSend(db, id))?.key !== key) throw new DomainError('CONFLICT');
  const sent = await findSent(db, id, key);
  if (orders !== undefined && sent.length > orders) throw new DomainError('CONFLICT');
  const kept: { number: string; why: string }[] = [];
  for (const order of sent) {
    const operated = await takeOrderBack(deps, order.id, {
      mail: false,
      before: async (_, locked) => {
        // Delivered since: one step back would be another correction.
        if (locked.order.status !== 'on_the_way') throw new DomainError('CONFLICT');
      },
      after: async (trx, locked) => {
        await updateSendUndone(trx, { batch_id: id, request_key: key, order_id: order.id });
        await auditOrder({ staffId: staff.id, action: 'orders.advance' })(trx, locked);
      },
    }).catch((error: unknown) => {
      if (error instanceof DomainError) return undefined;
      throw error;
    });
    if (operated?.kind !== 'done')
      kept.push({
        number: order.number,
        why: operated ? refusalText(operated.why, locale) : WHY_NOT_SENT['sent-already'][locale],
      });
  }
  return { undone: sent.length - kept.length, kept, batch: await readBatch(db, id, locale) };
};
