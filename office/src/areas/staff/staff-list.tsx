import { useTranslate } from 'react-admin';
import { searchFilter } from '../../lists/filters.tsx';
import { RowList } from '../../lists/row-list.tsx';
import { Email } from '../../parts/email.tsx';
import { Moment } from '../../parts/moment.tsx';
import { StateChip } from '../../parts/state-chip.tsx';
import { useMay } from '../../session/session-context.tsx';
import { InviteButton } from './invite-button.tsx';
import type { StaffMember } from './staff-form.ts';

const filters = [searchFilter('ra.action.search')];

/** All people of the team. */
const StaffList = () => {
  const translate = useTranslate();
  const mayChange = useMay('staff.change');
  return (
    <RowList<StaffMember>
      title="staff.title"
      filters={filters}
      sort={{ field: 'name', order: 'ASC' }}
      create={mayChange && <InviteButton />}
      columns={[
        { label: 'orders.name', sort: 'name', isTitle: true, render: ({ name }) => name },
        { label: 'orders.email', sort: 'email', render: ({ email }) => <Email email={email} /> },
        { label: 'staff.role', sort: 'role', render: ({ role }) => translate(`office.role.${role}`) },
        { label: 'staff.status', render: ({ status }) => <StateChip words={`staff.statuses.${status}`} /> },
        { label: 'staff.last_seen', render: ({ last_seen_at: at }) => at && <Moment at={at} /> },
      ]}
      to="edit"
    />
  );
};

export default StaffList;
