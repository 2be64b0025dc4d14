/**
 * Texts of the first two steps in both languages, bundled with the steps, so that the cart does not load them
 * (docs/decisions/0030-page-texts-by-language.md).
 */
import { consentWords as wordsEn } from 'shared-contracts/domain/consent-words/en';
import { consentWords as wordsEs } from 'shared-contracts/domain/consent-words/es';
import type { Locale } from 'shared-contracts/locale';
import { useLocale } from 'shared-kit/locale';
import type { Words } from './es.ts';

const es = {
  delivery: {
    title: 'Despacho',
    description: 'Cómo y dónde quieres recibir tu pedido.',
    method: '¿Cómo quieres recibir tu pedido?',
    home: 'Despacho a domicilio',
    homeDetail: 'A tu dirección; el precio depende de la comuna.',
    pickup: 'Retiro en tienda',
    pickupDetail: 'Gratis. Te avisamos por correo cuando esté listo.',
    where: '¿Dónde lo entregamos?',
    addressHelp: 'Calle y número',
    saved: 'Direcciones guardadas',
    otherAddress: 'Otra dirección',
    addAddress: 'Agregar dirección',
    newAddress: 'Nueva dirección',
    saveAddress: 'Guardar dirección',
    identificationHelp: 'Por ejemplo Casa u Oficina',
    addressesFailed: 'No pudimos cargar tus direcciones guardadas.',
    shipping: 'Costo de despacho',
    calculating: 'Calculando el despacho…',
    when: '¿Qué día te lo llevamos?',
    soonest: 'Lo antes posible',
    /** A day as the server writes it: `el jueves 3 de diciembre`. */
    arrivalDay: (text: string) => text.charAt(0).toUpperCase() + text.slice(1),
    unserved: 'Todavía no despachamos a esta comuna. Puedes elegir otra o retirar en tienda.',
    shippingFailed: 'No pudimos calcular el despacho.',
    receiver: '¿Quién recibe?',
    me: 'Recibo yo',
    other: 'Otra persona',
    concierge: 'Dejar en conserjería',
    lawNote:
      'Quien recibe debe ser mayor de 18 años y mostrar su cédula de identidad: así lo pide la ley para entregar alcohol.',
    pickupPlace: 'Dónde y cuándo retirar',
    pickupLawNote:
      'Quien retire debe ser mayor de 18 años y mostrar su cédula de identidad: así lo pide la ley para entregar alcohol.',
    conciergeNote:
      'Lo dejamos en conserjería solo si lo recibe una persona mayor de 18 años que muestre su cédula de identidad, como pide la ley para entregar alcohol.',
    commentHelp: 'Algo que ayude a encontrarte o a elegir la hora.',
    pickupCommentHelp: 'Por ejemplo, cuándo piensas venir a la tienda.',
  },
  personal: {
    title: 'Tus datos',
    description: 'Tus datos para la compra.',
    guestTitle: 'Compra sin crear una cuenta',
    guestText: 'Solo te pedimos lo necesario para enviarte tu pedido y su boleta.',
    guest: 'Continuar como invitado',
    loginTitle: '¿Ya tienes cuenta?',
    loginText: 'Entra para usar tus datos y direcciones guardadas.',
    login: 'Iniciar sesión',
    form: 'Datos de quien compra',
    rutHelp: 'Por ejemplo 12.345.678-5',
    emailHelp: 'Aquí te llegará la confirmación del pedido.',
    phoneHelp: 'Por ejemplo +56 9 1234 5678',
    privacy: 'Cómo cuidamos tus datos',
    forgot: '¿Olvidaste tu contraseña?',
    signedIn: (name: string) => `Compras con tu cuenta, ${name}.`,
    remember: 'Recordar mis datos en este navegador',
    createAccount: wordsEs.account,
    passwordHelp: 'Al menos 10 caracteres.',
    withoutAccount: 'También puedes desmarcar la cuenta y seguir como invitado.',
  },
};

export type StepMessages = Words<typeof es>;

const en: StepMessages = {
  delivery: {
    title: 'Delivery',
    description: 'How and where you want to receive your order.',
    method: 'How do you want to receive your order?',
    home: 'Home delivery',
    homeDetail: 'To your address; the price depends on the commune.',
    pickup: 'Store pickup',
    pickupDetail: 'Free. We tell you by email when it is ready.',
    where: 'Where do we deliver?',
    addressHelp: 'Street and number',
    saved: 'Saved addresses',
    otherAddress: 'Another address',
    addAddress: 'Add an address',
    newAddress: 'New address',
    saveAddress: 'Save the address',
    identificationHelp: 'For example Home or Office',
    addressesFailed: 'We could not load your saved addresses.',
    shipping: 'Delivery cost',
    calculating: 'Calculating delivery…',
    when: 'On which day do we bring it?',
    soonest: 'As soon as possible',
    arrivalDay: (text) => text.charAt(0).toUpperCase() + text.slice(1),
    unserved: 'We do not deliver to this commune yet. Choose another or pick up at the store.',
    shippingFailed: 'We could not calculate the delivery.',
    receiver: 'Who receives it?',
    me: 'I do',
    other: 'Somebody else',
    concierge: 'Leave it at the front desk',
    lawNote:
      'Whoever receives it must be over 18 and show an identity card: the law asks for it to hand over alcohol.',
    pickupPlace: 'Where and when to pick up',
    pickupLawNote:
      'Whoever picks it up must be over 18 and show an identity card: the law asks for it to hand over alcohol.',
    conciergeNote:
      'We leave it at the front desk only if a person over 18 receives it and shows an identity card, as the law asks to hand over alcohol.',
    commentHelp: 'Anything that helps to find you or to choose the hour.',
    pickupCommentHelp: 'For example, when you plan to come to the store.',
  },
  personal: {
    title: 'Your details',
    description: 'Your details for the purchase.',
    guestTitle: 'Buy without an account',
    guestText: 'We only ask for what we need to send your order and its receipt.',
    guest: 'Continue as guest',
    loginTitle: 'Do you have an account?',
    loginText: 'Sign in to use your saved details and addresses.',
    login: 'Sign in',
    form: 'Who is buying',
    rutHelp: 'For example 12.345.678-5',
    emailHelp: 'The confirmation of your order goes here.',
    phoneHelp: 'For example +56 9 1234 5678',
    privacy: 'How we look after your data',
    forgot: 'Forgot your password?',
    signedIn: (name) => `You are buying with your account, ${name}.`,
    remember: 'Remember my details in this browser',
    createAccount: wordsEn.account,
    passwordHelp: 'At least 10 characters.',
    withoutAccount: 'You can also untick the account and go on as a guest.',
  },
};

export const stepMessages: Record<Locale, StepMessages> = { es, en };

export const useStepMessages = (): StepMessages => stepMessages[useLocale()];
