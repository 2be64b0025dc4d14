import { SaveButton, type SaveButtonProps } from 'react-admin';
import { useFormState } from 'react-hook-form';

/** Button of a form that may be sent as it opened. With `alwaysEnable`, a second press would send the form twice. */
export const SaveAlways = (props: Omit<SaveButtonProps, 'alwaysEnable'>) => (
  <SaveButton {...props} alwaysEnable={!useFormState().isSubmitting} />
);
