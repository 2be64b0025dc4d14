import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { listAudit } from 'shared-contracts/office/audit.schema';

export type Entry = EndpointOutput<typeof listAudit>['data'][number];
