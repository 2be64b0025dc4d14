import type { OfficeReturn } from 'shared-contracts/office/returns.schema';

export const isUndecided = ({ state }: Pick<OfficeReturn, 'state'>): boolean =>
  state === 'requested' || state === 'asked';
