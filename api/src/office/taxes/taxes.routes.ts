import { reconcileDeposits as reconcileEndpoint } from 'shared-contracts/office/reconciliation';
import * as endpoints from 'shared-contracts/office/taxes';
import { auditAlone } from '../../audit/audit.ts';
import type { Db } from '../../db/connect.ts';
import { orNotFound } from '../../errors/or-not-found.ts';
import type { OfficeModule } from '../../module.ts';
import { TaxStopError } from '../../modules/tax-documents/issue-document.ts';
import { replaceDocument, sendAgain } from '../../modules/tax-documents/mend-document.service.ts';
import { findSaleDocumentIds } from '../../modules/tax-documents/tax-documents.repository.ts';
import { sendPdf } from '../../plugins/send-file.ts';
import { changeBy, officeEndpoints, staffOf } from '../access/access.ts';
import { refused } from '../access/change.ts';
import { exportAccounting } from './accounting-csv.ts';
import { mendDocument } from './mend-documents.service.ts';
import { reconcileDeposits } from './reconcile-deposits.service.ts';
import { exportTaxBook } from './tax-book.ts';
import { findTaxDocuments } from './tax-documents.repository.ts';
import { addTaxNumbers, changeTaxes, readTaxes, storeTaxCertificate } from './taxes.service.ts';

/** The largest file in base64, in JSON. */
const WITH_FILE = { bodyLimit: 400 * 1024 };
/** A CSV file of `MAX_CSV_LENGTH`, in JSON. */
const WITH_TABLE = { bodyLimit: 4 * 1024 * 1024, answerWithinMs: 60_000 };

/** Adds an audit entry of a file for the accountant, so that the shop can tell which files left it. */
const noteFile = async <F extends { filename: string; rows: number }>(
  db: Db,
  staffId: string,
  file: F,
): Promise<F> => {
  const after = { name: file.filename, rows: file.rows };
  await auditAlone(db, {
    staffId,
    action: 'taxes.export',
    entity: 'tax-document',
    entityId: 'list',
    after,
  });
  return file;
};

/** Tax documents, and the settings that they are issued with. */
export const taxesModule: OfficeModule = (app, { db, config, jobs }) => {
  const on = officeEndpoints(app, { db, config });
  const onTable = officeEndpoints(app, { db, config }, WITH_TABLE);
  const onFile = officeEndpoints(app, { db, config }, WITH_FILE);
  const print = officeEndpoints(app, { db, config }, { answerWithinMs: 60_000 });
  const { APP_SECRET: secret } = config;
  on(endpoints.listTaxDocuments, ({ query }) => findTaxDocuments(db, query));
  print(endpoints.printTaxDocuments, async ({ query: { ids, orders = [], format }, reply }) => {
    // Loads what draws papers with the first one, to keep an idle process small.
    const { drawTogether } = await import('../../modules/tax-documents/document-files.ts');
    const bytes = orNotFound(await drawTogether(db, ids ?? (await findSaleDocumentIds(db, orders)), format));
    return sendPdf(reply, 'documentos', bytes);
  });
  on(endpoints.exportTaxBook, async ({ query, request }) =>
    noteFile(db, staffOf(request).id, await exportTaxBook(db, query, request.locale)),
  );
  on(endpoints.exportAccounting, async ({ query, request }) =>
    noteFile(db, staffOf(request).id, await exportAccounting(db, query, request.locale)),
  );
  onTable(reconcileEndpoint, ({ body, request }) => reconcileDeposits(db, staffOf(request).id, body.text));
  on(endpoints.readTaxes, () => readTaxes(db, new Date()));
  on(endpoints.changeTaxes, ({ body: { reason, ...body }, request }) =>
    changeTaxes(db, changeBy(request, reason), body),
  );
  onFile(endpoints.storeTaxCertificate, ({ body, request }) =>
    storeTaxCertificate(db, secret, changeBy(request), body),
  );
  onFile(endpoints.addTaxNumbers, ({ body, request }) => addTaxNumbers(db, config, changeBy(request), body));
  on(endpoints.sendTaxDocumentAgain, async ({ params: { id }, request }) => {
    await mendDocument(db, { staffId: staffOf(request).id, id }, (trx) => sendAgain(trx, { jobs }, id));
    return {};
  });
  on(endpoints.replaceTaxDocument, async ({ params: { id }, request }) => {
    const mending = { secret, marks: config.TAX_MARKS_DIR, jobs };
    try {
      const staffId = staffOf(request).id;
      await mendDocument(db, { staffId, id }, (trx) => replaceDocument(trx, mending, id));
    } catch (error) {
      if (!(error instanceof TaxStopError)) throw error;
      const why = error.why === 'no-numbers' ? 'no-tax-numbers' : 'no-tax-certificate';
      throw refused(why, request.locale, []);
    }
    return {};
  });
};
