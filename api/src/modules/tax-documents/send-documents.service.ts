import { OfficeAwayError, OfficeRefusedError } from 'tax-documents/office/ask';
import { TaxStopError } from './issue-document.ts';
import type { IssueDeps } from './issue-documents.service.ts';
import { advance, pauseAfter, type Sending } from './send-document.ts';
import { claimDue, type Due, updateState } from './sending.repository.ts';
import { findCertificate } from './tax-keys.repository.ts';
import { CHANNELS, type Channel, createTaxOffice, type TaxAddresses } from './tax-office.ts';
import { findIssuingSettings, type IssuingSettings } from './tax-settings.repository.ts';

export interface SendDeps extends Pick<IssueDeps, 'db' | 'secret' | 'log'> {
  config: TaxAddresses;
  /** Clock. Tests let days pass. */
  clock?: () => Date;
}

const openChannel = async (
  { db, secret, config }: SendDeps,
  channel: Channel,
  settings: IssuingSettings,
): Promise<Pick<Sending, 'office' | 'certificate'>> => {
  const certificate = await findCertificate(db, secret, settings.mode === 'sandbox');
  if (!certificate) throw new TaxStopError('no-certificate');
  return { certificate, office: createTaxOffice(channel, settings, certificate, config) };
};

/** Code for the document that met a failure, so that staff see why it waits. */
const codeOf = (error: unknown): string | undefined => {
  if (error instanceof OfficeAwayError) return 'AWAY';
  return error instanceof OfficeRefusedError ? 'TOKEN' : undefined;
};

/** Works through the documents of one service that are due. A service that is away is left alone until the next run. */
const workThrough = async (deps: SendDeps, channel: Channel, settings: IssuingSettings): Promise<void> => {
  const { db, log, clock = () => new Date() } = deps;
  const next = () => claimDue(db, { environment: settings.mode, types: channel.types, now: clock() });
  let opened: Pick<Sending, 'office' | 'certificate'> | undefined;
  for (let due: Due | undefined = await next(); due; due = await next()) {
    try {
      opened ??= await openChannel(deps, channel, settings);
      await advance({ db, settings, now: clock(), ...opened }, due);
    } catch (error) {
      const code = codeOf(error);
      log.error({ document: due.id, err: error }, 'a tax document was not sent');
      await updateState(db, due.id, {
        next_at: pauseAfter(due.tries, clock()),
        ...(code && { office_code: code, office_words: code === 'TOKEN' ? (error as Error).message : null }),
      });
      if (code || error instanceof TaxStopError) return;
    }
  }
};

/**
 * Sends documents to the tax office and follows them. Any number of processes may run it, and may end at any step: the
 * moment of sending is stored before the request, and a document without an answer is looked for before it is sent again.
 */
export async function sendDocuments(deps: SendDeps): Promise<void> {
  const settings = await findIssuingSettings(deps.db);
  if (!settings) return;
  for (const channel of CHANNELS) await workThrough(deps, channel, settings);
}
