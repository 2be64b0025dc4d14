/** Where a reservation of an event ends (SPEC §2). */
export const RESERVATION_PATHS = { done: '/reserva/gracias', lost: '/reserva/fallida' } as const;
