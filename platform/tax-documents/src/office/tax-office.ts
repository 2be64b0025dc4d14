/** The tax office, as the shop sends documents to it and follows them. Boletas and other documents have one each. */
import type { SigningKey } from '../certificate.ts';
import type { TaxDocument } from '../tax-document.ts';

/** The office took an upload, or refused it as a whole. */
export type Receipt = { kind: 'taken'; trackId: string } | { kind: 'refused'; code: string; words: string };

/**
 * The office's decision. `pending`: not yet. `unknown`: it has no such upload or document. `code` and `words` are its
 * own.
 */
export interface Verdict {
  decision: 'pending' | 'accepted' | 'objections' | 'rejected' | 'unknown';
  code: string;
  words: string;
}

/** Data by which the office finds a document. */
export type SentDocument = Pick<TaxDocument, 'type' | 'folio' | 'date'> & {
  receiverRut: string;
  total: number;
};

/** All methods reject with OfficeAwayError, or with OfficeRefusedError when the certificate gets no token. */
export interface TaxOffice {
  /** Gets a token unless there is one, so that a failure after it belongs to the request. */
  open(): Promise<void>;
  /** @param xml envelope with one document */
  upload(xml: string, fileName: string): Promise<Receipt>;
  /** State of an upload. */
  follow(trackId: string): Promise<Verdict>;
  /** State of a document, whichever upload brought it. */
  find(document: SentDocument): Promise<Verdict>;
}

export interface OfficeUser {
  issuerRut: string;
  /** RUT of the person of the certificate. */
  senderRut: string;
  key: SigningKey;
}

/** Codes of an upload that is still in work: received, schema, cover and signature checked. */
const PENDING = ['REC', 'SOK', 'CRT', 'FOK', 'PRD', 'PDR'];

/** Verdict on an upload with one document. */
export function uploadVerdict(
  code: string,
  words: string,
  { rejected, objections }: { rejected: number; objections: number },
): Verdict {
  if (PENDING.includes(code)) return { decision: 'pending', code, words };
  if (code === 'EPR' && rejected > 0) return { decision: 'rejected', code: 'RCH', words };
  if (code === 'RPR' || (code === 'EPR' && objections > 0))
    return { decision: 'objections', code: 'RPR', words };
  if (code === 'EPR') return { decision: 'accepted', code, words };
  return { decision: code.startsWith('R') || code === 'VOF' ? 'rejected' : 'unknown', code, words };
}

/** The office has the document. The codes after the first say that a note changes it. */
const RECEIVED = ['DOK', 'TMD', 'TMC', 'MMD', 'MMC', 'AND', 'ANC'];
const REJECTED = ['DNK', 'FNA', 'FAN', 'EMP'];

/** Verdict on a document that the office was asked for. */
export function documentVerdict(code: string, words: string): Verdict {
  if (RECEIVED.includes(code)) return { decision: 'accepted', code, words };
  return { decision: REJECTED.includes(code) ? 'rejected' : 'unknown', code, words };
}
