import type { ReactElement } from 'react';
import { SaveButton, SimpleForm, type SimpleFormProps, useRecordContext } from 'react-admin';
import { KeepTyped } from './keep-typed.tsx';
import { ReasonInput } from './reason.tsx';

interface OfficeFormProps extends Pick<SimpleFormProps, 'defaultValues' | 'children'> {
  /** Width in pixels at most. */
  maxWidth?: number;
  /** Space below the form, in units of the theme. */
  mb?: number;
  /** Text of the button, or a button of the page's own. Default: "Save". */
  save?: string | ReactElement;
  /** Asks for the reason of the change, which the history keeps. */
  asksReason?: boolean;
  /** False: shows the fields without the button. */
  mayChange?: boolean;
  /** False: older typed text must not replace the values that the form opens with. */
  keepsTyped?: boolean;
}

/** Form of a page: keeps what a person types, and warns before it is lost. The page of a record has its own padding. */
export const OfficeForm = ({
  maxWidth,
  mb,
  defaultValues,
  save = 'ra.action.save',
  asksReason = false,
  mayChange = true,
  keepsTyped = true,
  children,
}: OfficeFormProps) => (
  <SimpleForm
    warnWhenUnsavedChanges
    disabled={!mayChange}
    defaultValues={{ ...(asksReason && { reason: '' }), ...defaultValues }}
    toolbar={false}
    sx={{ ...(useRecordContext() && { p: 0 }), mb, maxWidth }}
  >
    {keepsTyped && <KeepTyped />}
    {children}
    {mayChange && asksReason && <ReasonInput />}
    {mayChange &&
      (typeof save === 'string' ? <SaveButton label={save} sx={{ mt: 2, alignSelf: 'start' }} /> : save)}
  </SimpleForm>
);
