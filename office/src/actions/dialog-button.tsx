import Button, { type ButtonProps } from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';

interface DialogButtonProps extends Pick<ButtonProps, 'variant' | 'color' | 'startIcon' | 'sx'> {
  /** Message key. */
  label: string;
  /** The dialog. */
  children: (close: () => void) => ReactNode;
}

/** Button that opens a dialog. */
export const DialogButton = ({ label, children, ...button }: DialogButtonProps) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)}>
        {translate(label)}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
};
