import { officeEndpoint } from './endpoint.ts';
import type * as schema from './taxes.schema.ts';

export const listTaxDocuments = /* @__PURE__ */ officeEndpoint<typeof schema.listTaxDocuments>({
  id: 'office-list-tax-documents',
  method: 'GET',
  path: '/office/tax-documents',
  access: 'taxes.read',
  summary: 'Boletas, facturas and credit notes, the newest first',
  errors: ['VALIDATION_FAILED'],
});

export const printTaxDocuments = /* @__PURE__ */ officeEndpoint<typeof schema.printTaxDocuments>({
  id: 'office-print-tax-documents',
  method: 'GET',
  path: '/office/tax-documents.pdf',
  access: 'taxes.read',
  summary: 'Papers of tax documents in one PDF',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});

export const exportTaxBook = /* @__PURE__ */ officeEndpoint<typeof schema.exportTaxBook>({
  id: 'office-export-tax-book',
  method: 'GET',
  path: '/office/tax-book.csv',
  access: 'taxes.export',
  summary: 'The tax documents of days as CSV text, in the language of the request',
  errors: ['VALIDATION_FAILED'],
});

export const exportAccounting = /* @__PURE__ */ officeEndpoint<typeof schema.exportAccounting>({
  id: 'office-export-accounting',
  method: 'GET',
  path: '/office/accounting.csv',
  access: 'taxes.export',
  summary: 'Orders, lines, payments or refunds of days as CSV text, in the language of the request',
  errors: ['VALIDATION_FAILED'],
});

export const readTaxes = /* @__PURE__ */ officeEndpoint<typeof schema.readTaxes>({
  id: 'office-read-taxes',
  method: 'GET',
  path: '/office/taxes',
  access: 'taxes.read',
  summary: 'Settings of tax documents, with certificate and numbers that are left',
  errors: [],
});

export const changeTaxes = /* @__PURE__ */ officeEndpoint<typeof schema.changeTaxes>({
  id: 'office-change-taxes',
  method: 'PUT',
  path: '/office/taxes',
  access: 'taxes.change',
  summary: 'Changes the settings of tax documents. Issued documents stay',
  errors: ['VALIDATION_FAILED', 'CONFLICT', 'ENTRY_REFUSED'],
});

export const storeTaxCertificate = /* @__PURE__ */ officeEndpoint<typeof schema.storeTaxCertificate>({
  id: 'office-store-tax-certificate',
  method: 'POST',
  path: '/office/taxes/certificate',
  access: 'taxes.change',
  summary: 'Stores the certificate that signs tax documents',
  errors: ['VALIDATION_FAILED', 'ENTRY_REFUSED'],
  carriesFile: true,
});

export const addTaxNumbers = /* @__PURE__ */ officeEndpoint<typeof schema.addTaxNumbers>({
  id: 'office-add-tax-numbers',
  method: 'POST',
  path: '/office/taxes/numbers',
  access: 'taxes.change',
  summary: 'Stores a file of numbers (CAF) of the tax office',
  errors: ['VALIDATION_FAILED', 'ENTRY_REFUSED'],
  carriesFile: true,
});

export const sendTaxDocumentAgain = /* @__PURE__ */ officeEndpoint<typeof schema.sendTaxDocumentAgain>({
  id: 'office-send-tax-document-again',
  method: 'POST',
  path: '/office/tax-documents/:id/send-again',
  access: 'taxes.mend',
  summary: 'Sends a waiting or rejected document to the tax office at once. CONFLICT when the office has it',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT'],
});

export const replaceTaxDocument = /* @__PURE__ */ officeEndpoint<typeof schema.replaceTaxDocument>({
  id: 'office-replace-tax-document',
  method: 'POST',
  path: '/office/tax-documents/:id/replace',
  access: 'taxes.mend',
  summary: 'Issues another document in the place of a rejected one. CONFLICT unless it is rejected',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT', 'ENTRY_REFUSED'],
});
