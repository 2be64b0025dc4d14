import { endpointUrl } from 'shared-contracts/api/endpoint';
import { printLabels } from 'shared-contracts/office/orders';

/** URL of one PDF with the labels of orders. */
export const labelPath = (ids: readonly unknown[]): string =>
  endpointUrl(printLabels, { query: { ids: ids.join(',') } });
