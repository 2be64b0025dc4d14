import AddIcon from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import {
  SimpleFormIterator,
  useSimpleFormIterator,
  useSimpleFormIteratorItem,
  useTranslate,
} from 'react-admin';

interface LineIteratorProps {
  children: ReactNode;
  /** Default: the fields of a line stand in a row. False: below each other, for many fields. */
  inline?: boolean;
}

const AddLine = () => {
  const translate = useTranslate();
  const { add } = useSimpleFormIterator();
  return (
    <Button startIcon={<AddIcon />} onClick={() => add()}>
      {translate('ra.action.add')}
    </Button>
  );
};

const RemoveLine = () => {
  const translate = useTranslate();
  const { remove } = useSimpleFormIteratorItem();
  return <Button onClick={() => remove()}>{translate('ra.action.remove')}</Button>;
};

/** Lines of a list in a form. Their buttons are always visible, not only under the mouse. */
export const LineIterator = ({ children, inline = true }: LineIteratorProps) => (
  <SimpleFormIterator
    inline={inline}
    disableReordering
    disableClear
    addButton={<AddLine />}
    removeButton={<RemoveLine />}
    sx={{
      '& .RaSimpleFormIterator-line': { py: 1, gap: 1 },
      '& .RaSimpleFormIterator-form': { flex: 1 },
      '& .RaSimpleFormIterator-action': { visibility: 'visible', opacity: 1, mt: 1.5 },
    }}
  >
    {children}
  </SimpleFormIterator>
);
