/**
 * Words beside a checkbox by which somebody agrees; the log of consents keeps them as they were read (law
 * 21.719). New words get a new version (`versions.ts`).
 */
export const consentWords = {
  terms: { before: 'Acepto los ', link: 'términos y condiciones' },
  /** Beside "open an account" within the checkout steps. */
  account: 'Crear una cuenta con estos datos y aceptar sus condiciones',
  reservation: { before: 'Tengo 18 años o más y acepto los ', link: 'términos y condiciones' },
  newsletter: 'Quiero recibir novedades y ofertas por correo. Puedo darme de baja cuando quiera.',
};
