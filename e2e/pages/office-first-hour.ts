import type { Page } from '@playwright/test';

/** Words on the screens that the guide of the first hour uses, in both languages. */
const WORDS = {
  es: {
    language: /Español$/,
    email: 'Correo',
    password: 'Contraseña',
    code: 'Código',
    signIn: 'Entrar',
    today: 'Hoy',
    accept: 'Confirmar la transferencia',
    refuse: 'Rechazar el comprobante',
    reasonForBuyer: 'Motivo (lo lee quien compró)',
    refund: 'Devolver dinero',
    freeAmount: 'Un monto libre',
    amount: 'Monto en pesos',
    search: 'Nombre, marca o código',
    onHand: /^Unidades en bodega/,
    more: /^Una más/,
    arrived: 'Llegó mercadería',
    save: /^Guardar: /,
    prices: 'Cambiar precios',
    percent: 'Porcentaje',
    seeChanges: 'Ver los cambios',
    name: 'Nombre',
    brand: 'Viña o marca',
    year: 'Año',
    sku: 'Código',
    price: 'Precio',
    create: 'Crear producto',
    preview: 'Vista previa',
    answer: 'Tu respuesta',
    textOfHome: 'Texto',
    schedule: 'Programar',
  },
  en: {
    language: /English$/,
    email: 'E-mail',
    password: 'Password',
    code: 'Code',
    signIn: 'Sign in',
    today: 'Today',
    accept: 'Confirm the transfer',
    refuse: 'Refuse the proof',
    reasonForBuyer: 'Reason (the buyer reads it)',
    refund: 'Give money back',
    freeAmount: 'A free amount',
    amount: 'Amount in pesos',
    search: 'Name, brand or code',
    onHand: /^Units in the cellar/,
    more: /^One more/,
    arrived: 'Goods arrived',
    save: /^Save: /,
    prices: 'Change prices',
    percent: 'Percentage',
    seeChanges: 'See the changes',
    name: 'Name',
    brand: 'Winery or brand',
    year: 'Year',
    sku: 'Code',
    price: 'Price',
    create: 'Create product',
    preview: 'Preview',
    answer: 'Your answer',
    textOfHome: 'Text',
    schedule: 'Plan',
  },
} as const;

export type OfficeLanguage = keyof typeof WORDS;

/** Controls of the first hour by what they are for, in one of the two languages. */
export const firstHour = (page: Page, language: OfficeLanguage) => {
  const words = WORDS[language];
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const box = (name: string | RegExp) => page.getByRole('textbox', { name, exact: true });
  const dialog = page.getByRole('dialog');
  return {
    words,
    button,
    box,
    dialog,
    /** Shows the other language of the page. Absent when the page has this language already. */
    language: page.getByRole('button', { name: words.language }),
    heading: page.getByRole('heading', { level: 1 }),
    inDialog: (name: string | RegExp) => dialog.getByRole('button', { name, exact: true }),
    proof: page.getByRole('img', { name: /CQ-\d+$/ }),
    changes: dialog.getByRole('table'),
  };
};
