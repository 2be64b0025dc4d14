import GppMaybeIcon from '@mui/icons-material/GppMaybeOutlined';
import { lazy } from 'react';
import { addIncident, changeIncident, listIncidents, readIncident } from 'shared-contracts/office/incidents';
import { repeatable } from '../../data/repeatable.ts';
import type { Area } from '../area.ts';
import { type ChangeForm, toBody } from './incident-form.ts';

/** Log of incidents with personal data. */
export const incidents: Area = {
  permission: 'incidents.read',
  menu: { to: '/incidents', label: 'incidents.title', icon: GppMaybeIcon, group: 'customers' },
  resources: [
    {
      name: 'incidents',
      endpoints: {
        list: listIncidents,
        one: readIncident,
        create: { endpoint: addIncident, input: repeatable(toBody) },
        update: {
          endpoint: changeIncident,
          input: ({ version, ...form }: ChangeForm) => ({ body: { version, ...toBody(form) } }),
        },
      },
      list: lazy(() => import('./incidents-list.tsx')),
      create: lazy(() => import('./incident-create.tsx')),
      edit: lazy(() => import('./incident-edit.tsx')),
    },
  ],
};
