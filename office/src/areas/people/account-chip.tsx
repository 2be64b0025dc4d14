import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';

const COLOURS = { none: 'default', open: 'success', blocked: 'error' } as const;

export const AccountChip = ({ account }: { account: keyof typeof COLOURS }) => (
  <Chip
    size="small"
    variant="outlined"
    color={COLOURS[account]}
    label={useTranslate()(`people.account.${account}`)}
  />
);
