import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Block, Inline } from 'shared-contracts/api/content.schema';
import { type Path, useEditing, useProblem } from './editing.tsx';
import { ItemFrame } from './item-frame.tsx';
import { PictureInput } from './picture-input.tsx';
import { RichText } from './rich-text.tsx';
import { SimpleField } from './text-field.tsx';

/** New blocks of each kind, in the order of the buttons. */
const NEW_BLOCKS: Readonly<Record<Block['kind'], () => Block>> = {
  paragraph: () => ({ kind: 'paragraph', content: [] }),
  heading: () => ({ kind: 'heading', level: 2, text: '', id: '' }),
  list: () => ({ kind: 'list', ordered: false, items: [[]] }),
  picture: () => ({ kind: 'picture', picture: { image: '', alt: '', width: 1600, height: 1000 } }),
  quote: () => ({ kind: 'quote', text: '', source: null }),
  facts: () => ({ kind: 'facts', rows: [{ label: '', value: [] }] }),
  notice: () => ({ kind: 'notice', tone: 'info', content: [] }),
};
const KINDS = Object.keys(NEW_BLOCKS) as Block['kind'][];

const Add = ({
  path,
  list,
  item,
  label,
}: {
  path: Path;
  list: readonly unknown[];
  item: unknown;
  label: string;
}) => {
  const { set, isReadOnly } = useEditing();
  if (isReadOnly) return null;
  return (
    <Button size="small" onClick={() => set(path, [...list, item])}>
      + {label}
    </Button>
  );
};

const Items = ({ path, items }: { path: Path; items: readonly (readonly Inline[])[] }) => {
  const translate = useTranslate();
  const name = (index: number) => translate('content.point', { number: index + 1 });
  return (
    <>
      {items.map((item, index) => (
        <ItemFrame key={index} path={path} list={items} index={index} name={name(index)}>
          <RichText path={[...path, index]} value={item} label={name(index)} />
        </ItemFrame>
      ))}
      <Add path={path} list={items} item={[]} label={translate('content.add_point')} />
    </>
  );
};

const Facts = ({ path, rows }: { path: Path; rows: Extract<Block, { kind: 'facts' }>['rows'] }) => {
  const translate = useTranslate();
  return (
    <>
      {rows.map(({ label, value }, index) => (
        <ItemFrame
          key={index}
          path={path}
          list={rows}
          index={index}
          name={label || translate('content.row', { number: index + 1 })}
        >
          <SimpleField
            shape={{ kind: 'line' }}
            path={[...path, index, 'label']}
            value={label}
            label={translate('content.fields.label')}
          />
          <RichText
            path={[...path, index, 'value']}
            value={value}
            label={translate('content.fields.value')}
          />
        </ItemFrame>
      ))}
      <Add path={path} list={rows} item={{ label: '', value: [] }} label={translate('content.add_row')} />
    </>
  );
};

const BlockFields = ({ block, path }: { block: Block; path: Path }) => {
  const translate = useTranslate();
  const { set, isReadOnly } = useEditing();
  const at = (name: string): Path => [...path, name];
  const word = (name: string): string => translate(`content.fields.${name}`);
  const switchFor = (label: string, checked: boolean, change: (on: boolean) => void) => (
    <FormControlLabel
      control={<Switch checked={checked} disabled={isReadOnly} onChange={(_, on) => change(on)} />}
      label={translate(label)}
    />
  );
  switch (block.kind) {
    case 'heading':
      return (
        <>
          <SimpleField shape={{ kind: 'line' }} path={at('text')} value={block.text} label={word('text')} />
          {switchFor('content.small_heading', block.level === 3, (on) => set(at('level'), on ? 3 : 2))}
        </>
      );
    case 'paragraph':
      return <RichText path={at('content')} value={block.content} label={word('text')} />;
    case 'notice':
      return (
        <>
          <RichText path={at('content')} value={block.content} label={word('text')} />
          {switchFor('content.warning', block.tone === 'warning', (on) =>
            set(at('tone'), on ? 'warning' : 'info'),
          )}
        </>
      );
    case 'list':
      return (
        <>
          {switchFor('content.numbered', block.ordered, (on) => set(at('ordered'), on))}
          <Items path={at('items')} items={block.items} />
        </>
      );
    case 'picture':
      return <PictureInput path={at('picture')} value={block.picture} />;
    case 'quote':
      return (
        <>
          <SimpleField shape={{ kind: 'text' }} path={at('text')} value={block.text} label={word('text')} />
          <SimpleField
            shape={{ kind: 'line', empty: 'null' }}
            path={at('source')}
            value={block.source}
            label={word('source')}
          />
        </>
      );
    case 'facts':
      return <Facts path={at('rows')} rows={block.rows} />;
  }
};

/** Text of a page as blocks: the kinds that the shop shows, and nothing else. */
export const BlocksField = ({ path, value }: { path: Path; value: unknown }) => {
  const translate = useTranslate();
  const problem = useProblem(path);
  const blocks = (Array.isArray(value) ? value : []) as Block[];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="body2" color="text.secondary">
        {translate('content.rich_help')}
      </Typography>
      {blocks.map((block, index) => (
        <ItemFrame
          key={index}
          path={path}
          list={blocks}
          index={index}
          name={`${index + 1}. ${translate(`content.blocks.${block.kind}`, { _: block.kind })}`}
        >
          <BlockFields block={block} path={[...path, index]} />
        </ItemFrame>
      ))}
      {problem && <Typography color="error">{problem}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
        {KINDS.map((kind) => (
          <Add
            key={kind}
            path={path}
            list={blocks}
            item={NEW_BLOCKS[kind]()}
            label={translate(`content.blocks.${kind}`)}
          />
        ))}
      </Box>
    </Box>
  );
};
