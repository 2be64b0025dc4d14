import { attach } from 'effector';
import type { Endpoint, EndpointSchema } from 'shared-contracts/api/endpoint';
import { $host } from 'shared-kit/host';
import { type ReservationInput, sendReservation } from './send-reservation.ts';

export const createReservationEffect = <S extends EndpointSchema>(endpoint: Endpoint<S>) =>
  attach({
    source: $host,
    effect: (host, input: ReservationInput<S>) => {
      if (!host) throw new Error('Sending a form needs the host');
      return sendReservation(host.api, endpoint, input);
    },
  });
