import { endpointUrl } from 'shared-contracts/api/endpoint';
import { printTaxDocuments } from 'shared-contracts/office/taxes';

/** URL of one PDF with the printed form of tax documents. `roll` fits the paper of a receipt printer. */
export const paperPath = (ids: readonly unknown[], format: 'a4' | 'roll' = 'a4'): string =>
  endpointUrl(printTaxDocuments, { query: { ids: ids.join(','), format } });
