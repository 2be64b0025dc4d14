/**
 * Texts of the checkboxes by which a person consents. The log of consents stores each text with its version
 * (law 21.719). A changed text gets a new version (`versions.ts`).
 */
export const consentWords = {
  terms: { before: 'Acepto los ', link: 'términos y condiciones' },
  /** Text of the checkbox that opens an account in the checkout. */
  account: 'Crear una cuenta con estos datos y aceptar sus condiciones',
  reservation: { before: 'Tengo 18 años o más y acepto los ', link: 'términos y condiciones' },
  newsletter: 'Quiero recibir novedades y ofertas por correo. Puedo darme de baja cuando quiera.',
};

/** Texts of the two boxes of the cookie banner. */
export const cookieWords = {
  measurement: 'Medición: qué páginas se visitan y qué llega al carrito',
  advertising: 'Publicidad: mostrarte nuestros vinos en otros sitios',
};
