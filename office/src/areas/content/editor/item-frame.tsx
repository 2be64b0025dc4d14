import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { moved } from '../../../drafts/at-path.ts';
import { useField } from '../../../drafts/draft-form.tsx';

interface ItemFrameProps {
  /** Path of the list. */
  path: string;
  index: number;
  /** Name of the item, for people and screen readers. */
  name: string;
  children: ReactNode;
}

/** An item of a list with its buttons: up, down, remove. */
export const ItemFrame = ({ path, index, name, children }: ItemFrameProps) => {
  const translate = useTranslate();
  const { value: list, set, isReadOnly } = useField<unknown[]>(path);
  const button = (
    id: 'up' | 'down' | 'remove',
    Icon: typeof UpIcon,
    isDisabled: boolean,
    next: () => unknown[],
  ) => (
    <IconButton
      key={id}
      size="small"
      aria-label={translate(`content.${id}`, { name })}
      disabled={isDisabled}
      onClick={() => set(next())}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{
        borderLeft: 2,
        borderColor: 'divider',
        pl: 1.5,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="body2" color="text.secondary">
          {name}
        </Typography>
        {!isReadOnly && (
          <Box>
            {button('up', UpIcon, index === 0, () => moved(list, index, index - 1))}
            {button('down', DownIcon, index === list.length - 1, () => moved(list, index, index + 1))}
            {button('remove', RemoveIcon, false, () => list.filter((_, at) => at !== index))}
          </Box>
        )}
      </Box>
      {children}
    </Box>
  );
};
