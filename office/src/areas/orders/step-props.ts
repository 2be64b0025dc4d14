import type { OrderStep } from 'shared-contracts/office/order-detail.schema';

/** Props of the dialog of a step. */
export interface StepProps {
  name: OrderStep['step'];
  /** Undefined when the order no longer allows the step. */
  step: OrderStep | undefined;
  onClose: () => void;
}
