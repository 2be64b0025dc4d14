/**
 * Paths of the shop's pages. Remotes link to each other through this table (docs/product/routes.md#routes).
 */
export const hrefs = {
  home: '/',
  wines: '/vinos',
  boxes: '/cajas',
  gourmet: '/gourmet',
  alcohols: '/vinos/alcoholes',
  offers: '/ofertas',
  search: '/vinos/busqueda',
  sommelier: '/sommelier-virtual',
  wineBar: '/vino-bar',
  events: '/eventos',
  blog: '/blog',
  reservation: '/reserva',
  tableReservation: '/reserva-mesa',
  tracking: '/seguimiento',
  contact: '/contacto',
  about: '/acerca-de',
  cart: '/carrito',
  checkoutPersonal: '/informacion-personal',
  checkoutDelivery: '/informacion-de-envio',
  checkoutPayment: '/metodo-de-pago',
  login: '/iniciar-sesion',
  register: '/registro',
  recover: '/recuperar-contrasena',
  account: '/cuenta/mi-cuenta',
  terms: '/acerca-de/condiciones-generales',
  privacy: '/acerca-de/politicas-de-privacidad',
  exchange: '/acerca-de/politicas-de-cambio',
  wine: (slug: string) => `/vinos/${encodeURIComponent(slug)}`,
  thanks: (orderId: string) => `/gracias/${encodeURIComponent(orderId)}`,
  /** Bank account data for the transfer of this order. */
  transferData: (orderId: string) => `/datos-de-transferencia?pedido=${encodeURIComponent(orderId)}`,
  order: (orderId: string) => `/orden/${encodeURIComponent(orderId)}`,
  /** Links in mails. Opening them does not reset a checkout in progress in this browser. */
  orderFromMail: (orderId: string) => `/orden/${encodeURIComponent(orderId)}?enlace=correo`,
  transferDataFromMail: (orderId: string) =>
    `/datos-de-transferencia?pedido=${encodeURIComponent(orderId)}&enlace=correo`,
  /** Target of a mailed link that is expired or invalid. */
  trackingAfterLink: '/seguimiento?enlace=vencido',
} as const;
