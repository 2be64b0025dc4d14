import { endpointUrl } from 'shared-contracts/api/endpoint';
import { printTaxDocuments } from 'shared-contracts/office/taxes';

/** Address of the papers of documents in one PDF. */
export const paperPath = (ids: readonly unknown[], format: 'a4' | 'roll' = 'a4'): string =>
  endpointUrl(printTaxDocuments, { query: { ids: ids.join(','), format } });
