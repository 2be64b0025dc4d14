/** The mail with the tax documents of an order or of a refund. */
import { taxDocumentWords as wordsEn } from 'shared-contracts/domain/tax-document-words/en';
import { taxDocumentWords as wordsEs } from 'shared-contracts/domain/tax-document-words/es';
import { kindOfTaxDocument } from 'shared-contracts/domain/tax-documents';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Executor } from '../../db/connect.ts';
import { documentLink } from '../../lib/document-link.ts';
import type { Mail } from '../../mails/mailer.ts';
import type { NoticeFacts } from '../../mails/order-notice.ts';
import type { OrderNoticeKind } from '../../mails/order-notice.words.ts';
import { findBuyersDocuments, findReplacedDocuments } from '../orders/buyers-documents.repository.ts';
import type { OrderRow } from '../orders/orders.repository.ts';
import { buildEnvelopes, drawPapers } from '../tax-documents/document-files.ts';

const WORDS = { es: wordsEs, en: wordsEn };

interface MailedDocuments {
  words: OrderNoticeKind;
  facts: NoticeFacts;
  /** Files, and the address that a company gave for them. */
  files: Pick<Mail, 'attachments' | 'cc'>;
}

/**
 * Documents of the sale, or of a refund. Companies get the signed file too. This mail has no link to the order, because
 * its copy leaves the buyer's hands: such a link opens and cancels it. It has one to the attached document.
 */
export const findMailedDocuments = async (
  db: Executor,
  order: OrderRow,
  {
    refund_id = null,
    secret,
    publicUrl,
  }: { refund_id?: string | null | undefined; secret: string; publicUrl: string },
): Promise<MailedDocuments> => {
  const documents = (await findBuyersDocuments(db, order.id)).filter((one) => one.refund_id === refund_id);
  const [first] = documents;
  if (!first) throw new DomainError('NOT_FOUND');
  const { environment } = first;
  const replaced = await findReplacedDocuments(db, order.id, { refundId: refund_id, environment });
  const nameOf = ({ type, number }: Pick<typeof first, 'type' | 'number'>) =>
    WORDS[order.locale]({ kind: kindOfTaxDocument(type), number: Number(number) });
  const ids = documents.map(({ id }) => id);
  const isCompany = order.document === '1';
  const files = [...(await drawPapers(db, ids)), ...(isCompany ? await buildEnvelopes(db, secret, ids) : [])];
  const copy = isCompany ? order.invoice?.email : undefined;
  return {
    words: refund_id ? 'note-issued' : isCompany ? 'factura-issued' : 'boleta-issued',
    facts: {
      documents: documents.map(nameOf).join(', '),
      replaced: replaced.map(nameOf),
      occurrence: first.id,
      ...(ids.length === 1 && { documentUrl: `${publicUrl}${documentLink(secret, first.id)}` }),
    },
    files: {
      ...(copy && copy !== order.email && { cc: copy }),
      attachments: files.map(({ name, type, bytes }) => ({
        filename: name,
        contentType: type,
        content: bytes,
      })),
    },
  };
};
