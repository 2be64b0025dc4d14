import CelebrationIcon from '@mui/icons-material/CelebrationOutlined';
import { lazy } from 'react';
import { changeEvent, createEvent, listEvents, readEvent } from 'shared-contracts/office/events';
import type { Area } from '../area.ts';
import { type ChangeForm, type CreateForm, toBody } from './event-form.ts';

/** Events with seats. */
export const events: Area = {
  permission: 'rules.read',
  menu: { to: '/events', label: 'rules.pages.events', icon: CelebrationIcon, group: 'bar' },
  resources: [
    {
      name: 'events',
      endpoints: {
        list: listEvents,
        one: readEvent,
        create: { endpoint: createEvent, input: (form: CreateForm) => ({ body: toBody(form) }) },
        update: {
          endpoint: changeEvent,
          input: ({ version, reason, ...form }: ChangeForm) => ({
            body: { ...toBody(form), version, reason },
          }),
        },
      },
      list: lazy(() => import('./events-list.tsx')),
      create: lazy(() => import('./event-create.tsx')),
      edit: lazy(() => import('./event-edit.tsx')),
    },
  ],
};
