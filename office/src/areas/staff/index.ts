import GroupIcon from '@mui/icons-material/GroupOutlined';
import { lazy } from 'react';
import { changeStaff, listStaff, readStaff } from 'shared-contracts/office/staff';
import type { Area } from '../area.ts';
import type { StaffForm } from './staff-form.ts';

/** People of the team. */
export const staff: Area = {
  permission: 'staff.read',
  menu: { to: '/staff', label: 'staff.title', icon: GroupIcon, group: 'team' },
  resources: [
    {
      name: 'staff',
      endpoints: {
        list: listStaff,
        one: readStaff,
        update: {
          endpoint: changeStaff,
          input: ({ version, name, role, disabled, reason, password, code }: StaffForm) => ({
            body: { version, name, role, disabled, reason, password, code },
          }),
        },
      },
      list: lazy(() => import('./staff-list.tsx')),
      edit: lazy(() => import('./staff-edit.tsx')),
    },
  ],
};

/** Open sessions of the signed-in person. The menu of the account leads here. */
export const ownSessions: Area = {
  pages: [{ path: '/sessions', screen: lazy(() => import('./own-sessions.tsx')) }],
};
