import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Fields, Shape } from '../shapes.ts';
import { BlocksField } from './blocks-field.tsx';
import { type Path, useEditing, useProblem } from './editing.tsx';
import { ItemFrame } from './item-frame.tsx';
import { ImageInput, PictureInput } from './picture-input.tsx';
import { SimpleField } from './text-field.tsx';

interface FieldProps<S extends Shape> {
  shape: S;
  path: Path;
  value: unknown;
  label: string;
}

const titleOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  const { title, text } = (value ?? {}) as { title?: unknown; text?: unknown };
  const found = title || text;
  return typeof found === 'string' ? found : '';
};

const ListField = ({ shape, path, value, label }: FieldProps<Extract<Shape, { kind: 'list' }>>) => {
  const translate = useTranslate();
  const { set, isReadOnly } = useEditing();
  const problem = useProblem(path);
  const list = Array.isArray(value) ? value : [];
  const name = (item: unknown, index: number) => `${index + 1}. ${titleOf(item)}`;
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
      {list.map((item, index) => (
        <ItemFrame key={index} path={path} list={list} index={index} name={name(item, index)}>
          <AnyField shape={shape.item} path={[...path, index]} value={item} label={label} />
        </ItemFrame>
      ))}
      {problem && <Typography color="error">{problem}</Typography>}
      {!isReadOnly && (
        <Button
          size="small"
          sx={{ justifySelf: 'start' }}
          onClick={() => set(path, [...list, shape.create()])}
        >
          + {translate('content.add')}
        </Button>
      )}
    </Box>
  );
};

/** Field of any shape. A picture has a size and an alt text, an image is only an address. */
export const AnyField = ({ shape, path, value, label }: FieldProps<Shape>) => {
  switch (shape.kind) {
    case 'object':
      if (shape.absent && value === undefined) return null;
      return (
        <FieldsOf
          fields={typeof shape.fields === 'function' ? shape.fields(value) : shape.fields}
          path={path}
          value={value}
        />
      );
    case 'list':
      return <ListField shape={shape} path={path} value={value} label={label} />;
    case 'blocks':
      return <BlocksField path={path} value={value} />;
    case 'picture':
      return <PictureInput path={path} value={value} label={label} mayBeEmpty={shape.empty === 'null'} />;
    case 'image':
      return <ImageInput path={path} value={value} label={label} mayBeEmpty={shape.empty === 'null'} />;
    default:
      return <SimpleField shape={shape} path={path} value={value} label={label} />;
  }
};

const FieldsOf = ({ fields, path, value }: { fields: Fields; path: Path; value: unknown }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {Object.entries(fields).map(([name, shape]) => (
        <AnyField
          key={name}
          shape={shape}
          path={[...path, name]}
          value={(value as Record<string, unknown> | undefined)?.[name]}
          label={translate(`content.fields.${name}`)}
        />
      ))}
    </Box>
  );
};
