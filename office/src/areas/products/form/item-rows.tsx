import DownIcon from '@mui/icons-material/ArrowDownwardOutlined';
import UpIcon from '@mui/icons-material/ArrowUpwardOutlined';
import DeleteIcon from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { moved } from '../../../drafts/at-path.ts';
import { useProductForm } from './product-form.tsx';

interface ItemRowsProps<T> {
  /** Path of the list, for sentences about its items. */
  path: string;
  list: readonly T[];
  keyOf: (item: T) => string;
  /** Name of an item for screen readers. */
  nameOf: (item: T) => string;
  onChange: (list: T[]) => void;
  /** The rows have buttons that move them. */
  isOrdered?: boolean;
  /** The rows have no button that removes them. */
  isFixed?: boolean;
  children: (item: T, index: number) => ReactNode;
}

/** Rows of a list that are moved with buttons and removed. */
export const ItemRows = <T,>({
  path,
  list,
  keyOf,
  nameOf,
  onChange,
  isOrdered = false,
  isFixed = false,
  children,
}: ItemRowsProps<T>) => {
  const translate = useTranslate();
  const { problems } = useProductForm();
  const problemOf = (index: number) =>
    [...problems].find(([at]) => at === `${path}.${index}` || at.startsWith(`${path}.${index}.`))?.[1];
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {list.map((item, index) => {
        const name = nameOf(item);
        const problem = problemOf(index);
        return (
          <Box component="li" key={keyOf(item)} sx={{ borderBottom: 1, borderColor: 'divider', py: 0.5 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
              <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{children(item, index)}</Box>
              {isOrdered && (
                <>
                  <IconButton
                    disabled={index === 0}
                    onClick={() => onChange(moved(list, index, index - 1))}
                    aria-label={translate('product_form.list.up', { name })}
                  >
                    <UpIcon />
                  </IconButton>
                  <IconButton
                    disabled={index === list.length - 1}
                    onClick={() => onChange(moved(list, index, index + 1))}
                    aria-label={translate('product_form.list.down', { name })}
                  >
                    <DownIcon />
                  </IconButton>
                </>
              )}
              {!isFixed && (
                <IconButton
                  onClick={() => onChange(list.filter((_, at) => at !== index))}
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
