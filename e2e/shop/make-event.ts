import { createEvent } from 'shared-contracts/office/events';
import { callOffice } from './office-session.ts';

/** A tasting of next year that only this test knows. One guest can take all its seats. */
export const makeEvent = (title: string, seats: number) =>
  callOffice('manager', createEvent, {
    body: {
      kind: 'tasting',
      day: `${new Date().getFullYear() + 1}-04-17`,
      hour: '19:00',
      duration_minutes: 120,
      price: 0,
      capacity: seats,
      max_persons: seats,
      is_visible: true,
      es: { title, lead: 'Cinco vinos del sur', place: 'El bar', text: 'Una cata.' },
    },
  });
