/** Members of `hrefs`. Import `hrefs`, so that a link reads `hrefs.home`. */
export const home = '/';
export const wines = '/vinos';
export const boxes = '/cajas';
export const gourmet = '/gourmet';
export const alcohols = '/vinos/alcoholes';
export const offers = '/ofertas';
export const search = '/vinos/busqueda';
export const sommelier = '/sommelier-virtual';
export const wineBar = '/vino-bar';
export const events = '/eventos';
export const blog = '/blog';
export const reservation = '/reserva';
export const tableReservation = '/reserva-mesa';
export const tracking = '/seguimiento';
export const contact = '/contacto';
export const about = '/acerca-de';
export const favourites = '/favoritos';
/** The control that switches favourites off. */
export const favouritesSwitch = '/favoritos#switch-favourites';
/** Favourites that a person shares, by the token of the link. */
export const sharedFavourites = (token: string) => `/favoritos/${encodeURIComponent(token)}`;
/** Page on which shoppers build a mixed case. */
export const buildCase = '/arma-tu-caja';
export const cart = '/carrito';
export const checkoutPersonal = '/informacion-personal';
export const checkoutDelivery = '/informacion-de-envio';
export const checkoutPayment = '/metodo-de-pago';
export const login = '/iniciar-sesion';
export const register = '/registro';
export const recover = '/recuperar-contrasena';
export const account = '/cuenta/mi-cuenta';
export const terms = '/acerca-de/condiciones-generales';
export const privacy = '/acerca-de/politicas-de-privacidad';
/** Form for rights over personal data, for people without an account too. */
export const myData = '/tus-datos';
export const exchange = '/acerca-de/politicas-de-cambio';

export const thanks = (orderId: string) => `/gracias/${encodeURIComponent(orderId)}`;
/** Page with the bank account for the transfer of this order. */
export const transferData = (orderId: string) =>
  `/datos-de-transferencia?pedido=${encodeURIComponent(orderId)}`;
export const order = (orderId: string) => `/orden/${encodeURIComponent(orderId)}`;
/**
 * Pages of an order and of its transfer data, as linked in mails. Opening them does not reset a checkout in
 * progress in this browser.
 */
export const orderFromMail = (orderId: string) => `/orden/${encodeURIComponent(orderId)}?enlace=correo`;
export const transferDataFromMail = (orderId: string) =>
  `/datos-de-transferencia?pedido=${encodeURIComponent(orderId)}&enlace=correo`;
/** A request about personal data, by the token of one of its mails. */
export const privacyRequest = (token: string) => `/tus-datos/solicitud?token=${encodeURIComponent(token)}`;
/** Target of a mailed link that is expired or invalid. */
export const trackingAfterLink = '/seguimiento?enlace=vencido';
