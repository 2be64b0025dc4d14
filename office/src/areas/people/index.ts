import PeopleIcon from '@mui/icons-material/PeopleAltOutlined';
import { lazy } from 'react';
import { listPeople, readPerson } from 'shared-contracts/office/people';
import type { Area } from '../area.ts';

export const people: Area = {
  permission: 'people.read',
  menu: { to: '/people', label: 'people.title', icon: PeopleIcon, group: 'customers' },
  resources: [
    {
      name: 'people',
      endpoints: { list: listPeople, one: readPerson },
      list: lazy(() => import('./people-list.tsx')),
      show: lazy(() => import('./person-page.tsx')),
    },
  ],
};
