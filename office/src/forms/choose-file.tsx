import Button, { type ButtonProps } from '@mui/material/Button';
import { useRef } from 'react';

interface ChooseFileProps
  extends Pick<ButtonProps, 'variant' | 'disabled' | 'loading' | 'sx' | 'children' | 'aria-describedby'> {
  /** Name of the field of the file. */
  label: string;
  /** File names and media types, as in `<input accept>`. */
  accept: string;
  onChoose: (file: File) => void;
}

/** Button that opens the dialog of files. */
export const ChooseFile = ({ label, accept, onChoose, variant = 'outlined', ...button }: ChooseFileProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} variant={variant} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onChoose(file);
          // So that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
};

/** Content of a file in base64. */
export const readBase64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',', 2)[1] ?? '');
    reader.onerror = () => reject(new Error('pictures.unreadable'));
    reader.readAsDataURL(file);
  });
