/** Result pages of reservations (docs/product/routes.md#routes). */
export const RESERVATION_PATHS = {
  event: { done: '/reserva/gracias', lost: '/reserva/fallida' },
  table: { done: '/reserva-mesa/thank-you', lost: '/reserva-mesa/failed' },
} as const;
