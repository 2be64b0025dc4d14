import Chip, { type ChipProps } from '@mui/material/Chip';
import { useTranslate } from 'react-admin';

interface StateChipProps {
  /** Message key of the state in words. */
  words: string;
  color?: ChipProps['color'];
}

/** State of a record in a list or on its page. */
export const StateChip = ({ words, color = 'default' }: StateChipProps) => (
  <Chip size="small" variant="outlined" color={color} label={useTranslate()(words)} />
);
