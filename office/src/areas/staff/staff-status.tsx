import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { StaffMember } from './staff-form.ts';

const COLOURS = { active: 'success', invited: 'warning', disabled: 'default' } as const;

export const StaffStatus = ({ status }: Pick<StaffMember, 'status'>) => (
  <Chip
    size="small"
    variant="outlined"
    color={COLOURS[status]}
    label={useTranslate()(`staff.statuses.${status}`)}
  />
);
