import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { MAX_PICTURE_BYTES } from 'shared-contracts/office/picture-limits';
import { addPicture } from 'shared-contracts/office/pictures';
import { sentenceOf } from '../api/office-error.ts';
import { ChooseFile, readBase64 } from '../forms/choose-file.tsx';
import { useMay, useOffice } from '../session/session-context.tsx';
import type { Crop } from './crop.ts';
import { CropDialog } from './crop-dialog.tsx';
import { StoredPicture } from './stored-picture.tsx';

export interface Stored {
  /** Base path below /storage. */
  image: string;
  width: number;
  height: number;
}

interface PictureFieldProps {
  /** Translated. */
  label: string;
  /** Base path below /storage. Empty: no picture. */
  value: string;
  /** Null: removed. */
  onChange: (picture: Stored | null) => void;
  folder: 'products' | 'content';
  /** Width of the frame for each unit of its height. */
  ratio?: number;
  /** Whether it is a logo: shown and stored whole, also a small one. */
  isLogo?: boolean;
  /** In place of the picture. */
  preview?: ReactNode;
  /** Whether the picture may be removed. */
  isOptional?: boolean;
  /** Sentence about a fault. */
  problem?: string | undefined;
}

/** The whole picture of a product gets the shape of product pictures with empty space beside it. */
const SHAPES = { products: 'product', content: 'own' } as const;

const useUpload = ({
  folder,
  isLogo,
  onChange,
}: Pick<PictureFieldProps, 'folder' | 'isLogo' | 'onChange'>) => {
  const { call } = useOffice();
  const [file, setFile] = useState<{ blob: File; source: string }>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const upload = useRef<AbortController>(null);
  // The form may have changed during the upload, and `onChange` with it.
  const take = useEvent(onChange);
  const close = () => {
    upload.current?.abort();
    setBusy(false);
    if (file) URL.revokeObjectURL(file.source);
    setFile(undefined);
    setProblem('');
  };
  const send = async (blob: File, crop?: Crop) => {
    upload.current = new AbortController();
    const { signal } = upload.current;
    setBusy(true);
    setProblem('');
    try {
      const body = {
        file: await readBase64(blob),
        name: blob.name.replace(/\.\w+$/, '').slice(0, 100),
        folder,
        shape: isLogo ? ('logo' as const) : SHAPES[folder],
        ...(crop && { crop }),
      };
      const picture = await call(addPicture, { body }, { signal });
      if (signal.aborted) return;
      take(picture);
      close();
    } catch (error) {
      if (signal.aborted) return;
      setProblem(sentenceOf(error));
      setBusy(false);
    }
  };
  return {
    source: file?.source,
    isBusy,
    problem,
    close,
    choose: (blob: File) => {
      if (blob.size > MAX_PICTURE_BYTES) setProblem('pictures.too_large');
      else if (isLogo) void send(blob);
      else {
        setProblem('');
        setFile({ blob, source: URL.createObjectURL(blob) });
      }
    },
    send: async (crop: Crop | undefined) => file && send(file.blob, crop),
  };
};

/** A picture of the shop: shown, replaced by a cropped upload, or removed. */
export const PictureField = ({
  label,
  value,
  onChange,
  folder,
  ratio = 4 / 5,
  isLogo = false,
  preview,
  isOptional = false,
  problem,
}: PictureFieldProps) => {
  const translate = useTranslate();
  const may = useMay('pictures.add');
  const name = useId();
  const upload = useUpload({ folder, isLogo, onChange });
  const sentence = problem ?? (upload.source ? '' : upload.problem);
  return (
    <Box role="group" aria-labelledby={name} sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography id={name} variant="body2">
        {label}
      </Typography>
      {preview ?? <StoredPicture image={value} alt={label} width={160} ratio={ratio} />}
      {may && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <ChooseFile
            label={label}
            accept="image/jpeg,image/png,image/webp,image/avif"
            disabled={upload.isBusy}
            onChoose={upload.choose}
          >
            {translate(value ? 'pictures.replace' : 'pictures.choose')}
          </ChooseFile>
          {isOptional && value && (
            <Button onClick={() => onChange(null)}>{translate('pictures.remove')}</Button>
          )}
        </Box>
      )}
      {sentence && <FormHelperText error>{translate(sentence, { _: sentence })}</FormHelperText>}
      {upload.source && (
        <CropDialog
          source={upload.source}
          ratio={ratio}
          isBusy={upload.isBusy}
          problem={upload.problem}
          onDone={(crop) => void upload.send(crop)}
          onClose={upload.close}
        />
      )}
    </Box>
  );
};
