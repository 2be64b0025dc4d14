import DialogContentText from '@mui/material/DialogContentText';
import type { ReactNode } from 'react';
import { useShowContext, useTranslate } from 'react-admin';
import type { OrderStep } from 'shared-contracts/office/order-steps.schema';
import { type FieldErrors, FormDialog } from '../../forms/form-dialog.tsx';

/** Props of the dialog of a step. */
export interface StepProps {
  name: OrderStep['step'];
  /** Words of the button that opened the dialog. */
  label: string;
  /** Undefined when the order no longer allows the step. */
  step: OrderStep | undefined;
  onClose: () => void;
}

interface StepDialogProps {
  label: string;
  /** Undefined: the order no longer allows the step. */
  step: { consequence: string } | undefined;
  /** Words of the button that takes the step. Default: the label. */
  submit?: string;
  isDanger?: boolean;
  isReady?: boolean;
  /** Does the step with the order's current version. Resolves with the sentence to show. */
  onSubmit: () => Promise<string>;
  onClose: () => void;
  children?: (errors: FieldErrors) => ReactNode;
}

/**
 * Dialog of a step. After a conflict it shows the order's new state. A refused refund is recorded, so that the order
 * has another version after it too.
 */
export const StepDialog = ({
  label,
  step,
  submit = label,
  isReady = true,
  children,
  ...form
}: StepDialogProps) => {
  const translate = useTranslate();
  const { refetch } = useShowContext();
  return (
    <FormDialog
      {...form}
      title={label}
      submit={submit}
      width="sm"
      isReady={isReady && step !== undefined}
      reread={refetch}
    >
      {(errors) => (
        <>
          <DialogContentText sx={{ color: 'text.primary', mb: 1 }}>
            {step?.consequence ?? translate('orders.step_gone')}
          </DialogContentText>
          {children?.(errors)}
        </>
      )}
    </FormDialog>
  );
};
