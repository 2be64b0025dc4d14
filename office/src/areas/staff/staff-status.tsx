import { StateChip } from '../../parts/state-chip.tsx';
import type { StaffMember } from './staff-form.ts';

const COLOURS = { active: 'success', invited: 'warning', disabled: 'default' } as const;

export const StaffStatus = ({ status }: Pick<StaffMember, 'status'>) => (
  <StateChip words={`staff.statuses.${status}`} color={COLOURS[status]} />
);
