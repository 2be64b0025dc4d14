import type { EndpointInput, EndpointOutput } from 'shared-contracts/api/endpoint';
import type { changeStaff, listStaff } from 'shared-contracts/office/staff.schema';

export type StaffMember = EndpointOutput<typeof listStaff>['data'][number];

/** Fields of the form that changes a staff member. */
export type StaffForm = EndpointInput<typeof changeStaff>['body'];
