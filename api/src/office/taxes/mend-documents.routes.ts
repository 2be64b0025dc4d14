import * as endpoints from 'shared-contracts/office/taxes';
import { TaxStopError } from '../../modules/tax-documents/issue-document.ts';
import { replaceDocument, sendAgain } from '../../modules/tax-documents/mend-document.service.ts';
import { officeEndpoints, staffOf } from '../access/access.ts';
import { refused } from '../access/change.ts';
import type { OfficeModule } from '../office-module.ts';
import { mendDocument } from './mend-documents.service.ts';

/** Tax documents that the tax office does not have are sent again or replaced. */
export const mendDocumentsModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  const { db, jobs, config } = deps;
  on(endpoints.sendTaxDocumentAgain, async ({ params: { id }, request }) => {
    await mendDocument(db, { staffId: staffOf(request).id, id }, (trx) => sendAgain(trx, { jobs }, id));
    return {};
  });
  on(endpoints.replaceTaxDocument, async ({ params: { id }, request }) => {
    const mending = { secret: config.APP_SECRET, marks: config.TAX_MARKS_DIR, jobs };
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
