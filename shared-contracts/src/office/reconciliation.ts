import { officeEndpoint } from './endpoint.ts';
import type * as schema from './reconciliation.schema.ts';

export const reconcileDeposits = /* @__PURE__ */ officeEndpoint<typeof schema.reconcileDeposits>({
  id: 'office-reconcile-deposits',
  method: 'POST',
  path: '/office/reconciliation',
  access: 'taxes.export',
  summary:
    'Names the deposits of a file of the card network that match no payment, and the payments without a deposit',
  errors: ['VALIDATION_FAILED', 'PAYLOAD_TOO_LARGE'],
});
