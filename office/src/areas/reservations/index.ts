import EventSeatIcon from '@mui/icons-material/EventSeatOutlined';
import { lazy } from 'react';
import { addReservation, listReservations, readReservation } from 'shared-contracts/office/reservations';
import { repeatable } from '../../data/repeatable.ts';
import type { Area } from '../area.ts';
import { type ReservationForm, toBody } from './reservation-form.ts';

export const reservations: Area = {
  permission: 'reservations.read',
  menu: {
    to: '/reservations',
    label: 'reservations.title',
    icon: EventSeatIcon,
    group: 'bar',
    pages: ['/guest-list'],
  },
  pages: [{ path: '/guest-list', screen: lazy(() => import('./guest-list-page.tsx')) }],
  resources: [
    {
      name: 'reservations',
      endpoints: {
        list: listReservations,
        one: readReservation,
        create: { endpoint: addReservation, input: repeatable((form: ReservationForm) => toBody(form)) },
      },
      list: lazy(() => import('./reservations-page.tsx')),
      create: lazy(() => import('./reservation-create.tsx')),
      show: lazy(() => import('./reservation-page.tsx')),
    },
  ],
};
