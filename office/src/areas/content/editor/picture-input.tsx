import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { PictureField } from '../../../pictures/picture-field.tsx';
import { type Path, useEditing, useProblem } from './editing.tsx';
import { SimpleField } from './text-field.tsx';

interface InputProps {
  path: Path;
  value: unknown;
  label?: string;
  mayBeEmpty?: boolean;
}

/** Width for each unit of the height, of pictures without a size. */
const USUAL_RATIO = 1.6;

/** Picture with its size and the words for those who cannot see it. */
export const PictureInput = ({ path, value, label, mayBeEmpty = false }: InputProps) => {
  const translate = useTranslate();
  const { set } = useEditing();
  const [pictureProblem, imageProblem] = [useProblem(path), useProblem([...path, 'image'])];
  const picture = (value ?? {}) as { image?: string; alt?: string; width?: number; height?: number };
  const { image = '', alt = '', width, height } = picture;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <PictureField
        label={label ?? translate('content.fields.picture')}
        value={image}
        folder="content"
        ratio={width && height ? width / height : USUAL_RATIO}
        isOptional={mayBeEmpty}
        problem={imageProblem ?? pictureProblem}
        onChange={(stored) => set(path, stored && { ...stored, alt })}
      />
      {value !== null && value !== undefined && (
        <SimpleField
          shape={{ kind: 'line' }}
          path={[...path, 'alt']}
          value={alt}
          label={translate('content.fields.alt')}
        />
      )}
    </Box>
  );
};

/** Picture of which only the address is stored. */
export const ImageInput = ({ path, value, label, mayBeEmpty = false }: InputProps) => {
  const translate = useTranslate();
  const { set } = useEditing();
  return (
    <PictureField
      label={label ?? translate('content.fields.image')}
      value={typeof value === 'string' ? value : ''}
      folder="content"
      ratio={USUAL_RATIO}
      isOptional={mayBeEmpty}
      problem={useProblem(path)}
      onChange={(stored) => set(path, stored ? stored.image : null)}
    />
  );
};
