/**
 * The build puts this file in place of react-admin's `InputHelperText`. The original keeps the line below an
 * input with `innerHTML`, which the content security policy refuses (docs/decisions/0063).
 */
import { isValidElement, type ReactNode } from 'react';
import { useTranslate, ValidationError, type ValidationErrorMessage } from 'react-admin';

/** Keeps the height of the line. */
const ZERO_WIDTH_SPACE = '\u200B';

interface InputHelperTextProps {
  helperText?: ReactNode;
  error?: ValidationErrorMessage;
}

export const InputHelperText = ({ helperText, error }: InputHelperTextProps) => {
  const translate = useTranslate();
  if (error) return <ValidationError error={error} />;
  if (helperText === false) return null;
  if (isValidElement(helperText)) return helperText;
  if (typeof helperText === 'string' && helperText) return <>{translate(helperText, { _: helperText })}</>;
  return <span>{ZERO_WIDTH_SPACE}</span>;
};
