import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useField } from '../../../drafts/draft-form.tsx';
import { PictureField, type Stored } from '../../../pictures/picture-field.tsx';
import { SimpleField } from './text-field.tsx';

interface InputProps {
  path: string;
  label: string;
  mayBeEmpty: boolean;
}

/** Width for each unit of the height, of pictures without a size. */
const USUAL_RATIO = 1.6;

/** Picture with its size and the words for those who cannot see it. */
export const PictureInput = ({ path, label, mayBeEmpty }: InputProps) => {
  const translate = useTranslate();
  const { value, set, problem } = useField<Partial<Stored & { alt: string }> | null | undefined>(path);
  const { problem: imageProblem } = useField(`${path}.image`);
  const { image = '', alt = '', width, height } = value ?? {};
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <PictureField
        label={label}
        value={image}
        folder="content"
        ratio={width && height ? width / height : USUAL_RATIO}
        isOptional={mayBeEmpty}
        problem={imageProblem ?? problem}
        onChange={(stored) => set(stored && { ...stored, alt })}
      />
      {value !== null && value !== undefined && (
        <SimpleField shape={{ kind: 'line' }} path={`${path}.alt`} label={translate('content.fields.alt')} />
      )}
    </Box>
  );
};

/** Picture of which only the address is stored. */
export const ImageInput = ({ path, label, mayBeEmpty }: InputProps) => {
  const { value, set, problem } = useField<unknown>(path);
  return (
    <PictureField
      label={label}
      value={typeof value === 'string' ? value : ''}
      folder="content"
      ratio={USUAL_RATIO}
      isOptional={mayBeEmpty}
      problem={problem}
      onChange={(stored) => set(stored ? stored.image : null)}
    />
  );
};
