import type { OrderStep } from 'shared-contracts/office/order-steps.schema';

/** Props of the dialog of a step. */
export interface StepProps {
  name: OrderStep['step'];
  /** Words of the button that opened the dialog. */
  label: string;
  /** Undefined when the order no longer allows the step. */
  step: OrderStep | undefined;
  onClose: () => void;
}
