/** Where a reservation ends (SPEC §2). */
export const RESERVATION_PATHS = {
  event: { done: '/reserva/gracias', lost: '/reserva/fallida' },
  table: { done: '/reserva-mesa/thank-you', lost: '/reserva-mesa/failed' },
} as const;
