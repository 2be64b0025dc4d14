import { officeEndpoint } from './endpoint.ts';
import type * as schema from './tax-mending.schema.ts';

const errors = ['VALIDATION_FAILED', 'UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'] as const;

export const sendTaxDocumentAgain = /* @__PURE__ */ officeEndpoint<typeof schema.sendTaxDocumentAgain>({
  id: 'office-send-tax-document-again',
  method: 'POST',
  path: '/office/tax-documents/:id/send-again',
  access: 'tax-documents.mend',
  summary: 'Sends a waiting or rejected document to the tax office at once. CONFLICT when the office has it',
  errors,
});

export const replaceTaxDocument = /* @__PURE__ */ officeEndpoint<typeof schema.replaceTaxDocument>({
  id: 'office-replace-tax-document',
  method: 'POST',
  path: '/office/tax-documents/:id/replace',
  access: 'tax-documents.mend',
  summary: 'Issues another document in the place of a rejected one. CONFLICT unless it is rejected',
  errors: [...errors, 'ENTRY_REFUSED'],
});
