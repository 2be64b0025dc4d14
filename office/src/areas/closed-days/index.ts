import EventBusyIcon from '@mui/icons-material/EventBusyOutlined';
import { lazy } from 'react';
import { addClosedDay, listClosedDays } from 'shared-contracts/office/closed-days';
import type { Area } from '../area.ts';

type DayForm = Partial<Record<'day' | 'es' | 'en', string>>;

/** Days on which the wine bar is closed. */
export const closedDays: Area = {
  permission: 'rules.read',
  menu: { to: '/closed-days', label: 'rules.pages.closed-days', icon: EventBusyIcon, group: 'bar' },
  resources: [
    {
      name: 'closed-days',
      endpoints: {
        list: listClosedDays,
        create: {
          endpoint: addClosedDay,
          input: ({ day = '', es = '', en = '' }: DayForm) => ({ body: { day, es, en } }),
        },
      },
      list: lazy(() => import('./closed-days-list.tsx')),
      create: lazy(() => import('./closed-day-create.tsx')),
    },
  ],
};
