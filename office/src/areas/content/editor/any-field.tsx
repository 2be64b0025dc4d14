import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Block } from 'shared-contracts/api/content.schema';
import { useField } from '../../../drafts/draft-form.tsx';
import { BLOCKS, type Fields, type Shape } from '../shapes.ts';
import { ItemFrame } from './item-frame.tsx';
import { ImageInput, PictureInput } from './picture-input.tsx';
import { RichText } from './rich-text.tsx';
import { SimpleField } from './text-field.tsx';

interface FieldProps<S extends Shape> {
  shape: S;
  path: string;
  label: string;
}
type Of<K extends Shape['kind']> = Extract<Shape, { kind: K }>;

const titleOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  const { title, text, label } = (value ?? {}) as Record<string, unknown>;
  const found = title || text || label;
  return typeof found === 'string' ? found : '';
};

const ListField = ({ shape: { item, create, words }, path, label }: FieldProps<Of<'list'>>) => {
  const translate = useTranslate();
  const { value, set, problem, isReadOnly } = useField<unknown>(path);
  const list = Array.isArray(value) ? value : [];
  const nameOf = (one: unknown, index: number) =>
    words
      ? titleOf(one) || translate(`content.${words}`, { number: index + 1 })
      : `${index + 1}. ${titleOf(one)}`;
  return (
    <Box {...(!words && { role: 'group', 'aria-label': label })} sx={{ display: 'grid', gap: 1.5 }}>
      {!words && <Typography sx={{ fontWeight: 600 }}>{label}</Typography>}
      {list.map((one, index) => {
        const name = nameOf(one, index);
        return (
          <ItemFrame key={index} path={path} index={index} name={name}>
            <AnyField shape={item} path={`${path}.${index}`} label={words ? name : label} />
          </ItemFrame>
        );
      })}
      {problem && <Typography color="error">{problem}</Typography>}
      {!isReadOnly && (
        <Button size="small" sx={{ justifySelf: 'start' }} onClick={() => set([...list, create()])}>
          + {translate(words ? `content.add_${words}` : 'ra.action.add')}
        </Button>
      )}
    </Box>
  );
};

/** Text of a page as blocks: the kinds that the shop shows, and nothing else. */
const BlocksField = ({ path }: { path: string }) => {
  const translate = useTranslate();
  const { value, set, problem, isReadOnly } = useField<unknown>(path);
  const blocks = (Array.isArray(value) ? value : []) as Block[];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="body2" color="text.secondary">
        {translate('content.rich_help')}
      </Typography>
      {blocks.map(({ kind }, index) => (
        <ItemFrame
          key={index}
          path={path}
          index={index}
          name={`${index + 1}. ${translate(`content.blocks.${kind}`, { _: kind })}`}
        >
          <FieldsOf fields={BLOCKS[kind]?.fields ?? {}} path={`${path}.${index}`} />
        </ItemFrame>
      ))}
      {problem && <Typography color="error">{problem}</Typography>}
      {!isReadOnly && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
          {Object.entries(BLOCKS).map(([kind, { create }]) => (
            <Button key={kind} size="small" onClick={() => set([...blocks, create()])}>
              + {translate(`content.blocks.${kind}`)}
            </Button>
          ))}
        </Box>
      )}
    </Box>
  );
};

const SwitchField = ({ shape: { label, on, off }, path }: FieldProps<Of<'switch'>>) => {
  const { value, set, isReadOnly } = useField<unknown>(path);
  return (
    <FormControlLabel
      control={
        <Switch checked={value === on} disabled={isReadOnly} onChange={(_, isOn) => set(isOn ? on : off)} />
      }
      label={useTranslate()(label)}
    />
  );
};

const ObjectField = ({ shape: { fields, absent }, path }: FieldProps<Of<'object'>>) => {
  const { value } = useField<unknown>(path);
  if (absent && value === undefined) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FieldsOf fields={typeof fields === 'function' ? fields(value) : fields} path={path} />
    </Box>
  );
};

/** Field of any shape. A picture has a size and an alt text, an image is only an address. */
export const AnyField = ({ shape, path, label }: FieldProps<Shape>) => {
  switch (shape.kind) {
    case 'object':
      return <ObjectField shape={shape} path={path} label={label} />;
    case 'list':
      return <ListField shape={shape} path={path} label={label} />;
    case 'blocks':
      return <BlocksField path={path} />;
    case 'rich':
      return <RichText path={path} label={label} />;
    case 'switch':
      return <SwitchField shape={shape} path={path} label={label} />;
    case 'picture':
      return <PictureInput path={path} label={label} mayBeEmpty={shape.empty === 'null'} />;
    case 'image':
      return <ImageInput path={path} label={label} mayBeEmpty={shape.empty === 'null'} />;
    default:
      return <SimpleField shape={shape} path={path} label={label} />;
  }
};

const FieldsOf = ({ fields, path }: { fields: Fields; path: string }) => {
  const translate = useTranslate();
  return Object.entries(fields).map(([name, shape]) => (
    <AnyField key={name} shape={shape} path={`${path}.${name}`} label={translate(`content.fields.${name}`)} />
  ));
};
