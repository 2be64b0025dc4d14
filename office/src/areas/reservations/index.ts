import EventSeatIcon from '@mui/icons-material/EventSeatOutlined';
import { lazy } from 'react';
import { listReservations, readReservation } from 'shared-contracts/office/reservations';
import type { Area } from '../area.ts';

export const reservations: Area = {
  id: 'reservations',
  permission: 'reservations.read',
  menu: { to: '/reservations', label: 'reservations.title', icon: EventSeatIcon, group: 'bar' },
  resources: [
    {
      name: 'reservations',
      endpoints: { list: listReservations, one: readReservation },
      list: lazy(() => import('./reservations-page.tsx')),
      show: lazy(() => import('./reservation-page.tsx')),
      recordRepresentation: 'number',
    },
  ],
};
