import { type RevisedLine, reviseLines } from 'shared-contracts/domain/order-revisions';
import type { OfficeOrder } from 'shared-contracts/office/order-detail.schema';

export type LineNow = RevisedLine<OfficeOrder['lines'][number]>;

/** Lines of an order after its revisions. Lines without units stay, because refunds may name them. */
export const linesNow = ({ lines, revisions = [] }: OfficeOrder): LineNow[] => reviseLines(lines, revisions);
