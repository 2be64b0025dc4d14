import type { Page } from 'shared-kit/page';
import { $page, reservation } from './reservation.model.ts';
import { ReservationView } from './reservation-view.tsx';

export const page: Page = { View: ReservationView, opened: reservation.requested, $page };
