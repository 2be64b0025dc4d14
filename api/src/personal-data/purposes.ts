import { GUEST_LIST_DAYS } from 'shared-contracts/domain/favourites';
import type { Locale } from 'shared-contracts/locale';

type Words = Record<Locale, string>;

/** Legal basis (law 21.719, articles 12 and 13). */
export type Basis = 'contract' | 'legal-duty' | 'consent' | 'legitimate-interest';

export const BASES: Record<Basis, Words> = {
  contract: { es: 'Base: el contrato contigo.', en: 'Basis: the contract with you.' },
  'legal-duty': { es: 'Base: la ley.', en: 'Basis: the law.' },
  consent: { es: 'Base: tu consentimiento.', en: 'Basis: your consent.' },
  'legitimate-interest': {
    es: 'Base: nuestro interés legítimo en una tienda segura y que funcione.',
    en: 'Basis: our legitimate interest in a shop that is safe and works.',
  },
};

/** Receivers of data outside the shop. */
export const RECEIVERS = {
  carrier: { es: 'Empresa de despacho', en: 'Carrier' },
  webpay: { es: 'Webpay (Transbank)', en: 'Webpay (Transbank)' },
  'tax-office': { es: 'Servicio de Impuestos Internos', en: 'Tax office (SII)' },
  'mail-host': { es: 'Proveedor de correo', en: 'Mail host' },
} as const satisfies Record<string, Words>;
type Receiver = keyof typeof RECEIVERS;

export interface Purpose {
  name: Words;
  /** Which data, in the words of the privacy policy. */
  data: Words;
  basis: Basis;
  /** How long the shop keeps the data. */
  term: Words;
  receivers: readonly Receiver[];
}

/** A session of the office ends after so many minutes without a request. */
export const STAFF_IDLE_MINUTES = 30;

/**
 * Days until personal data is deleted after its purpose ended. The job `remove-expired` deletes it
 * (`retention.repository.ts`).
 */
export const KEEP_DAYS = {
  /** Rows with an end of their own. */
  ended: 0,
  /** A deleted address can be restored until then. */
  deletedAddresses: 1,
  /** Addresses in the office's directory whose data is gone. */
  unknownPeople: 1,
  /** Six years of tax law, with two leap days. */
  documents: 2192,
  audit: 2192,
  incidents: 2192,
  formerStaff: 2192,
  messages: 365,
  reservations: 365,
  transferProofs: 180,
  returnPictures: 180,
  pendingNewsletter: 14,
  /** Unconfirmed requests about personal data. Their link is valid for a day. */
  unprovenRequests: 2,
  privacyRequests: 4 * 365,
  unsentMails: 7,
  guestAddresses: 30,
  guestCarts: 90,
  /** Proof of the answer to the cookie banner, which is valid for a year. */
  cookieChoices: 730,
  /** Counted searches. They say nothing about a person. */
  searches: 400,
} as const;

/** Purposes for which the shop uses personal data. The privacy policy shows them. */
export const PURPOSES = {
  orders: {
    name: { es: 'Comprar', en: 'Buying' },
    data: {
      es: 'Nombre, RUT, correo, teléfono, dirección, quién recibe, mensaje del regalo y pedido.',
      en: 'Name, RUT, email, phone, address, who receives it, gift message and order.',
    },
    basis: 'contract',
    term: { es: '6 años, por la ley tributaria', en: '6 years, required by tax law' },
    receivers: ['carrier', 'mail-host'],
  },
  payments: {
    name: { es: 'Pagar', en: 'Paying' },
    data: {
      es: 'Monto, número de la orden y los últimos cuatro dígitos de la tarjeta.',
      en: 'Amount, order number and the last four digits of the card.',
    },
    basis: 'contract',
    term: { es: 'Con el pedido', en: 'With the order' },
    receivers: ['webpay'],
  },
  proofs: {
    name: { es: 'Comprobantes de transferencia', en: 'Proofs of a bank transfer' },
    data: { es: 'El archivo que envías.', en: 'The file that you send.' },
    basis: 'contract',
    term: {
      es: `${KEEP_DAYS.transferProofs} días después de la entrega`,
      en: `${KEEP_DAYS.transferProofs} days after delivery`,
    },
    receivers: [],
  },
  returns: {
    name: { es: 'Devoluciones de productos', en: 'Returns of products' },
    data: { es: 'Las fotos que envías.', en: 'The pictures that you send.' },
    basis: 'contract',
    term: {
      es: `${KEEP_DAYS.returnPictures} días después de la decisión`,
      en: `${KEEP_DAYS.returnPictures} days after the decision`,
    },
    receivers: [],
  },
  invoices: {
    name: { es: 'Boleta o factura', en: 'Receipt or invoice' },
    data: {
      es: 'RUT, razón social, giro y dirección.',
      en: 'RUT, business name, line of business and address.',
    },
    basis: 'legal-duty',
    term: { es: '6 años, por la ley tributaria', en: '6 years, required by tax law' },
    receivers: ['tax-office'],
  },
  carts: {
    name: { es: 'Carrito', en: 'Cart' },
    data: {
      es: 'Lo que eliges y, sin cuenta, la dirección que escribes antes de pagar.',
      en: 'What you choose and, without an account, the address that you type before paying.',
    },
    basis: 'contract',
    term: {
      es: `Sin cuenta: ${KEEP_DAYS.guestCarts} días el carrito, ${KEEP_DAYS.guestAddresses} días la dirección`,
      en: `Without an account: ${KEEP_DAYS.guestCarts} days for the cart, ${KEEP_DAYS.guestAddresses} days for the address`,
    },
    receivers: [],
  },
  account: {
    name: { es: 'Cuenta', en: 'Account' },
    data: {
      es: 'Correo, contraseña protegida, direcciones, sesiones e historial de compras.',
      en: 'Email, protected password, addresses, sessions and purchase history.',
    },
    basis: 'contract',
    term: { es: 'Hasta que la cierres', en: 'Until you close it' },
    receivers: ['mail-host'],
  },
  reservations: {
    name: { es: 'Reservas', en: 'Reservations' },
    data: {
      es: 'Nombre, correo, teléfono y lo que nos escribes.',
      en: 'Name, email, phone and what you write to us.',
    },
    basis: 'contract',
    term: {
      es: `${KEEP_DAYS.reservations} días después de la visita`,
      en: `${KEEP_DAYS.reservations} days after the visit`,
    },
    receivers: ['mail-host'],
  },
  messages: {
    name: { es: 'Consultas', en: 'Questions' },
    data: {
      es: 'Nombre, correo, teléfono, RUT y lo que nos escribes.',
      en: 'Name, email, phone, RUT and what you write to us.',
    },
    basis: 'contract',
    term: {
      es: `${KEEP_DAYS.messages} días desde que las envías`,
      en: `${KEEP_DAYS.messages} days after you send them`,
    },
    receivers: ['mail-host'],
  },
  newsletter: {
    name: { es: 'Correos con novedades', en: 'News by email' },
    data: {
      es: 'Tu correo. Puedes retirar el consentimiento en cada envío.',
      en: 'Your email. You can withdraw your consent in every mail.',
    },
    basis: 'consent',
    term: {
      es: `Hasta que te des de baja; luego solo la constancia de ello. Sin confirmar, ${KEEP_DAYS.pendingNewsletter} días`,
      en: `Until you unsubscribe; then only the record of it. Unconfirmed, ${KEEP_DAYS.pendingNewsletter} days`,
    },
    receivers: ['mail-host'],
  },
  'stock-waits': {
    name: { es: 'Avisos de productos agotados', en: 'Notices about sold-out products' },
    data: { es: 'Tu correo y el producto que esperas.', en: 'Your email and the product that you wait for.' },
    basis: 'consent',
    term: {
      es: `Hasta que lo compres, venza el plazo de 24 horas o te salgas. Sin confirmar, ${KEEP_DAYS.pendingNewsletter} días`,
      en: `Until you buy it, the 24 hours end, or you leave. Unconfirmed, ${KEEP_DAYS.pendingNewsletter} days`,
    },
    receivers: ['mail-host'],
  },
  favourites: {
    name: { es: 'Favoritos y vistos hace poco', en: 'Favourites and recently seen' },
    data: {
      es: 'Qué productos guardas y abres, con su precio de ese momento. Sin cuenta quedan solo en tu navegador, salvo la lista que compartas por un enlace.',
      en: 'Which products you save and open, with their price at that time. Without an account they stay in your browser, except a list that you share by a link.',
    },
    basis: 'legitimate-interest',
    term: {
      es: `Hasta que los apagues o cierres la cuenta; de los vistos, los últimos 20. Una lista compartida sin cuenta, ${GUEST_LIST_DAYS} días`,
      en: `Until you switch them off or close the account; of the seen ones, the last 20. A list shared without an account, ${GUEST_LIST_DAYS} days`,
    },
    receivers: [],
  },
  coupons: {
    name: { es: 'Cupones personales', en: 'Personal coupons' },
    data: { es: 'El correo al que se dio el cupón.', en: 'The email to which the coupon was given.' },
    basis: 'contract',
    term: {
      es: 'Mientras exista el cupón; al borrar tus datos queda sin tu correo',
      en: 'While the coupon exists; erasing your data removes your email from it',
    },
    receivers: [],
  },
  consents: {
    name: { es: 'Constancias de lo que aceptaste', en: 'Records of consent' },
    data: {
      es: 'Qué aceptaste, con qué texto, cuándo y desde dónde; la dirección de red, solo como resumen. Tu respuesta sobre cookies, con un número al azar de tu navegador.',
      en: 'What you accepted, with which text, when and where; the network address only as a hash. Your answer about cookies, with a random number of your browser.',
    },
    basis: 'legal-duty',
    term: {
      es: `Mientras puedan servir de prueba; al eliminar la cuenta quedan sin tu correo. La respuesta sobre cookies, ${KEEP_DAYS.cookieChoices} días`,
      en: `As long as they may serve as proof; without your email once the account is erased. The answer about cookies, ${KEEP_DAYS.cookieChoices} days`,
    },
    receivers: [],
  },
  rights: {
    name: { es: 'Tus derechos', en: 'Your rights' },
    data: {
      es: 'Qué pediste sobre tus datos, qué respondimos y los usos que detuviste.',
      en: 'What you asked about your data, what we answered, and the uses that you stopped.',
    },
    basis: 'legal-duty',
    term: {
      es: `${KEEP_DAYS.privacyRequests / 365} años desde la respuesta; al borrar tus datos queda sin tu correo`,
      en: `${KEEP_DAYS.privacyRequests / 365} years after the answer; erasing your data removes your email from it`,
    },
    receivers: ['mail-host'],
  },
  staff: {
    name: { es: 'Personas que atienden la tienda', en: 'People who run the shop' },
    data: {
      es: 'Nombre, correo, contraseña protegida y lo que hicieron en la oficina.',
      en: 'Name, email, protected password and what they did in the office.',
    },
    basis: 'contract',
    term: { es: '6 años desde que dejan la tienda', en: '6 years after they leave the shop' },
    receivers: ['mail-host'],
  },
  audit: {
    name: { es: 'Historial de la oficina', en: 'History of the office' },
    data: {
      es: 'Qué cambió quien te atendió, con el valor anterior y el nuevo.',
      en: 'What staff changed, with the old and the new value.',
    },
    basis: 'legitimate-interest',
    term: {
      es: '6 años; al borrar tus datos queda sin ellos',
      en: '6 years; erasing your data removes them from it',
    },
    receivers: [],
  },
  incidents: {
    name: { es: 'Incidentes de seguridad', en: 'Security incidents' },
    data: {
      es: 'Qué pasó, a cuántas personas afectó y qué se les avisó, sin sus nombres.',
      en: 'What happened, how many people it affected and what they were told, without their names.',
    },
    basis: 'legal-duty',
    term: { es: '6 años', en: '6 years' },
    receivers: [],
  },
  measuring: {
    name: { es: 'Medición', en: 'Measuring' },
    data: {
      es: 'Qué páginas se ven y qué se compra, sin tu nombre, RUT ni correo. Sin tu consentimiento no se activa.',
      en: 'Which pages are seen and what is bought, without your name, RUT or email. Without your consent nothing starts.',
    },
    basis: 'consent',
    term: { es: 'Lo que diga la herramienta que ofrezcamos', en: 'As told by the tool that we offer' },
    receivers: [],
  },
  releases: {
    name: { es: 'Versiones nuevas del sitio', en: 'New versions of the site' },
    data: {
      es: 'Si funcionan: errores, tiempos, carritos y compras contados, sin ningún identificador.',
      en: 'Whether they work: errors, times, carts and orders counted, without any identifier.',
    },
    basis: 'legitimate-interest',
    term: { es: '90 días a lo más', en: '90 days at most' },
    receivers: [],
  },
  security: {
    name: { es: 'Seguridad', en: 'Security' },
    data: {
      es: 'Registros técnicos sin nombre ni RUT, y cuántas veces se intentó algo desde una red.',
      en: 'Technical records without name or RUT, and how often something was tried from a network.',
    },
    basis: 'legitimate-interest',
    term: { es: '90 días a lo más', en: '90 days at most' },
    receivers: [],
  },
} satisfies Record<string, Purpose>;

export type PurposeKey = keyof typeof PURPOSES;

/** Personal data outside the database. The shop cannot delete the rows that other programs keep. */
export const ELSEWHERE: readonly { id: string; name: Words; term: Words }[] = [
  {
    id: 'logs',
    name: {
      es: 'Registros técnicos del servidor, sin nombres ni correos',
      en: 'Logs, without names or emails',
    },
    term: {
      es: '90 días a lo más: los borra quien administra el servidor',
      en: '90 days at most: the operator of the server deletes them',
    },
  },
  {
    id: 'traces',
    name: {
      es: 'Trazas de rendimiento, sin datos de personas',
      en: 'Traces of performance, without personal data',
    },
    term: { es: 'Las últimas 100, o 90 días en el receptor', en: 'The last 100, or 90 days in the receiver' },
  },
  {
    id: 'backups',
    name: { es: 'Copias de respaldo', en: 'Backups' },
    term: {
      es: '90 días: bórralas. Al restaurar una, la tienda borra otra vez a quienes lo pidieron',
      en: '90 days: delete them. When one is restored, the shop erases again the people who asked for it',
    },
  },
  {
    id: 'erasures',
    name: {
      es: 'Constancia de personas borradas, sin nombre ni correo',
      en: 'Records of erased people, without name or email',
    },
    term: { es: 'Mientras existan respaldos de antes', en: 'As long as older backups exist' },
  },
  {
    id: 'mails',
    name: { es: 'Correos enviados', en: 'Sent emails' },
    term: { es: 'Lo que guarde tu proveedor de correo', en: 'As long as your mail host keeps them' },
  },
];

/** Sentence about the data that stays after an erasure, and why. */
export const KEPT_AFTER_ERASURE: Words = {
  es: 'Si pides borrar tus datos, la ley tributaria nos obliga a guardar por seis años, sin tu nombre, el número, la fecha, los productos y los montos de tus pedidos, y a quién se emitió la factura. También queda la constancia de lo que aceptaste, sin tu correo.',
  en: 'If you ask us to erase your data, tax law requires us to keep for six years, without your name, the number, date, products and amounts of your orders, and the receiver of the factura. The record of what you accepted stays too, without your email.',
};
