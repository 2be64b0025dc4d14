/** One step of a document at the tax office: sent, followed, or looked for after an answer was lost. */
import { taxAnswerOf } from 'shared-contracts/domain/tax-states';
import type { TaxSettings } from 'shared-contracts/office/tax-settings.schema';
import type { Certificate } from 'tax-documents/certificate';
import { buildEnvelope } from 'tax-documents/envelope';
import type { TaxOffice, Verdict } from 'tax-documents/office/tax-office';
import { idOf } from 'tax-documents/tax-document';
import type { Executor } from '../../db/connect.ts';
import { localTime } from './local-time.ts';
import { type Due, updateState } from './sending.repository.ts';
import { senderOf } from './tax-office.ts';

const MINUTE_MS = 60_000;
/** Pauses between tries. The last one repeats. */
const PAUSES_MS = [20_000, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 30 * MINUTE_MS, 60 * MINUTE_MS];
/**
 * The office may still be reading a document that it does not know yet. Only after this time the document counts as not
 * received, and is sent again.
 */
const SEND_AGAIN_MS = 30 * MINUTE_MS;

export const pauseAfter = (tries: number, now: Date): Date => {
  const pause = PAUSES_MS[Math.min(Math.max(tries, 1), PAUSES_MS.length) - 1] ?? 0;
  return new Date(now.getTime() + pause);
};

export interface Sending {
  db: Executor;
  office: TaxOffice;
  certificate: Certificate;
  settings: TaxSettings;
  now: Date;
}

const wordsOrNull = (words: string): string | null => words.slice(0, 2_000) || null;

const decide = (db: Executor, { id }: Due, { decision, code, words }: Verdict): Promise<void> =>
  updateState(db, id, {
    state: decision as 'accepted' | 'objections' | 'rejected',
    office_code: code,
    office_words: wordsOrNull(words),
  });

/** Asks the tax office for its verdict by number and amount, which works also when the upload has no answer. */
const find = ({ office }: Sending, due: Due): Promise<Verdict> =>
  office.find({
    type: due.type,
    folio: Number(due.number),
    date: due.day,
    receiverRut: due.receiver_rut,
    total: due.total,
  });

/** Sends the document in an envelope of its own, so that the office's counts are about it alone. */
const send = async (sending: Sending, due: Due): Promise<void> => {
  const { db, office, settings, certificate, now } = sending;
  await office.open();
  await updateState(db, due.id, { sent_at: now });
  const envelope = buildEnvelope(
    [{ type: due.type, xml: due.xml.toString('latin1') }],
    senderOf(certificate, settings),
    certificate,
    localTime(now),
  );
  const receipt = await office.upload(envelope, `${idOf({ type: due.type, folio: Number(due.number) })}.xml`);
  if (receipt.kind === 'taken') {
    const fresh = { tries: 0, next_at: pauseAfter(1, now), office_code: null, office_words: null };
    return updateState(db, due.id, { state: 'sent', track_id: receipt.trackId, ...fresh });
  }
  const { code, words } = receipt;
  // The document itself is wrong, so sending it again would not help.
  const isFaulty = ['format', 'signature'].includes(taxAnswerOf(code));
  await updateState(db, due.id, {
    state: isFaulty ? 'rejected' : 'waiting',
    sent_at: null,
    // Without the id of an earlier upload, which the office forgot. With it, the next run would follow that upload.
    track_id: null,
    next_at: pauseAfter(due.tries, now),
    office_code: code,
    office_words: wordsOrNull(words),
  });
};

/** Asks about a document whose upload has no answer, before it is sent again. */
const lookFor = async (sending: Sending, due: Due, sentAt: Date): Promise<void> => {
  const { db, now } = sending;
  const verdict = await find(sending, due);
  if (verdict.decision !== 'unknown') return decide(db, due, verdict);
  if (now.getTime() - sentAt.getTime() >= SEND_AGAIN_MS) return send(sending, due);
  await updateState(db, due.id, { next_at: pauseAfter(due.tries, now) });
};

const follow = async (sending: Sending, due: Due, trackId: string): Promise<void> => {
  const { db, office, now } = sending;
  const verdict = await office.follow(trackId);
  if (verdict.decision === 'pending')
    return updateState(db, due.id, { next_at: pauseAfter(due.tries, now), office_code: verdict.code });
  if (verdict.decision === 'unknown') return lookFor(sending, due, due.sent_at ?? now);
  if (verdict.decision !== 'rejected') return decide(db, due, verdict);
  // Another upload may have brought the document before, and this one was rejected as a repeat.
  const found = await find(sending, due);
  if (found.decision === 'accepted') return decide(db, due, found);
  // Words about an unknown document would say that the office never got the rejected one.
  const words = verdict.words || (found.decision === 'rejected' ? found.words : '');
  await decide(db, due, { ...verdict, words });
};

/** @throws OfficeAwayError, OfficeRefusedError */
export const advance = (sending: Sending, due: Due): Promise<void> => {
  if (due.track_id !== null) return follow(sending, due, due.track_id);
  return due.sent_at === null ? send(sending, due) : lookFor(sending, due, due.sent_at);
};
