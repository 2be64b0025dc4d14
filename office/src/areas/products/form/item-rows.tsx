import DownIcon from '@mui/icons-material/ArrowDownwardOutlined';
import UpIcon from '@mui/icons-material/ArrowUpwardOutlined';
import DeleteIcon from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { moved } from '../../../drafts/at-path.ts';
import { problemInside, useDraftForm, useField } from '../../../drafts/draft-form.tsx';

interface ItemRowsProps<T> {
  /** Path of the list. */
  path: string;
  keyOf: (item: T, index: number) => string;
  /** Name of an item for screen readers. */
  nameOf: (item: T) => string;
  /** Called when a row is moved or removed. */
  onChange?: () => void;
  /** The rows have buttons that move them. */
  isOrdered?: boolean;
  /** The rows have no button that removes them. */
  isFixed?: boolean;
  children: (item: T, index: number) => ReactNode;
}

/** Rows of a list that are moved with buttons and removed. */
export const ItemRows = <T,>({
  path,
  keyOf,
  nameOf,
  onChange,
  isOrdered = false,
  isFixed = false,
  children,
}: ItemRowsProps<T>) => {
  const translate = useTranslate();
  const form = useDraftForm();
  const { value: list, set } = useField<T[]>(path);
  const change = (next: T[]): void => {
    onChange?.();
    set(next);
  };
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {list.map((item, index) => {
        const name = nameOf(item);
        const problem = problemInside(form, `${path}.${index}`);
        return (
          <Box
            component="li"
            key={keyOf(item, index)}
            sx={{ borderBottom: 1, borderColor: 'divider', py: 0.5 }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
              <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{children(item, index)}</Box>
              {isOrdered && (
                <>
                  <IconButton
                    disabled={index === 0}
                    onClick={() => change(moved(list, index, index - 1))}
                    aria-label={translate('product_form.list.up', { name })}
                  >
                    <UpIcon />
                  </IconButton>
                  <IconButton
                    disabled={index === list.length - 1}
                    onClick={() => change(moved(list, index, index + 1))}
                    aria-label={translate('product_form.list.down', { name })}
                  >
                    <DownIcon />
                  </IconButton>
                </>
              )}
              {!isFixed && (
                <IconButton
                  onClick={() => change(list.filter((_, at) => at !== index))}
                  aria-label={translate('product_form.list.remove', { name })}
                >
                  <DeleteIcon />
                </IconButton>
              )}
            </Box>
            {problem && <FormHelperText error>{problem}</FormHelperText>}
          </Box>
        );
      })}
    </Box>
  );
};
