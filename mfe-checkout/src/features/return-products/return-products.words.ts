/** Texts of returns in both languages, bundled with their section. */
import type { OrderReturn } from 'shared-contracts/api/order-return.schema';
import type { ReturnGround } from 'shared-contracts/domain/order-returns';
import type { Locale } from 'shared-contracts/locale';
import type { ProofRefused } from '../../lib/upload/read-proof.ts';

export interface ReturnWords {
  title: string;
  start: string;
  formTitle: string;
  lead: string;
  ground: string;
  grounds: Record<ReturnGround, string>;
  /** Last day of a ground, or a term that has not begun. */
  until: (day: string) => string;
  notBegun: Record<ReturnGround, string>;
  products: string;
  units: (name: string) => string;
  none: string;
  excluded: (name: string, reason: string) => string;
  reason: string;
  reasonHelp: string;
  pictures: string;
  picturesHint: string;
  chosen: (count: number) => string;
  problems: Record<ProofRefused['problem'], string>;
  picturesLost: string;
  money: Record<'card' | 'account', string>;
  submit: string;
  close: string;
  required: { units: string; reason: string; ground: string; answer: string };
  failed: string;
  changed: string;
  tooMany: string;
  states: Record<OrderReturn['state'], string>;
  requestedOn: (day: string) => string;
  decidedOn: (day: string) => string;
  moneyBy: (day: string) => string;
  amount: (amount: string) => string;
  line: (qty: number, name: string) => string;
  accepted: (qty: number) => string;
  slip: string;
  slipHelp: string;
  withdraw: string;
  question: string;
  answer: string;
  sendAnswer: string;
  yourAnswer: string;
  refusal: string;
  picturesOf: (count: number) => string;
}

export const RETURN_WORDS: Record<Locale, ReturnWords> = {
  es: {
    title: 'Devolver productos',
    start: 'Devolver productos',
    formTitle: '¿Qué quieres devolver?',
    lead: 'Te devolvemos el dinero a más tardar 45 días después de tu solicitud.',
    ground: 'Motivo',
    grounds: {
      'changed-mind': 'Me arrepentí de la compra (retracto)',
      faulty: 'Llegó dañado o con una falla',
      'wrong-item': 'No es lo que pedí',
    },
    until: (day) => `Hasta el ${day}.`,
    notBegun: {
      'changed-mind': '10 días desde que lo recibes.',
      faulty: '6 meses desde que lo recibes.',
      'wrong-item': '6 meses desde que lo recibes.',
    },
    products: 'Productos',
    units: (name) => `Unidades de ${name}`,
    none: 'Ninguna',
    excluded: (name, reason) => `${name}: sin derecho a retracto, ${reason}.`,
    reason: 'Cuéntanos qué pasó',
    reasonHelp: 'Por ejemplo: la botella llegó quebrada.',
    pictures: 'Fotos (hasta 3)',
    picturesHint: 'JPG o PNG. Ayudan a resolver más rápido.',
    chosen: (count) => (count === 1 ? '1 foto lista para enviar.' : `${count} fotos listas para enviar.`),
    problems: {
      empty: 'Una foto está vacía.',
      tooLarge: 'Una foto pesa más de 5 MB.',
      wrongType: 'Solo se pueden enviar fotos JPG o PNG.',
      unreadable: 'No pudimos leer una foto.',
    },
    picturesLost: 'Recibimos tu solicitud, pero no las fotos. Envíanoslas por correo.',
    money: {
      card: 'Te devolvemos el dinero a tu tarjeta.',
      account: 'Te devolvemos el dinero por transferencia. Dinos a qué cuenta.',
    },
    submit: 'Pedir la devolución',
    close: 'Cerrar',
    required: {
      units: 'productos',
      reason: 'qué pasó',
      ground: 'motivo',
      answer: 'respuesta',
    },
    failed: 'No pudimos enviarlo. Revisa tu conexión e intenta de nuevo.',
    changed: 'El pedido cambió mientras tanto. Revisa lo que muestra esta página.',
    tooMany: 'Lo intentaste muchas veces seguidas. Espera unos minutos e intenta de nuevo.',
    states: {
      requested: 'En revisión',
      asked: 'Te hicimos una pregunta',
      accepted: 'Aceptada',
      refused: 'No aceptada',
      withdrawn: 'La retiraste',
      refunded: 'Dinero devuelto',
    },
    requestedOn: (day) => `La pediste el ${day}.`,
    decidedOn: (day) => `Respondimos el ${day}.`,
    moneyBy: (day) => `Si corresponde, te devolvemos el dinero a más tardar el ${day}.`,
    amount: (amount) => `Monto: ${amount}.`,
    line: (qty, name) => `${qty} × ${name}`,
    accepted: (qty) => (qty === 0 ? 'No la aceptamos.' : `Aceptamos ${qty}.`),
    slip: 'Hoja de devolución (PDF)',
    slipHelp: 'Imprímela y ponla dentro de la caja.',
    withdraw: 'Retirar la solicitud',
    question: 'Nuestra pregunta',
    answer: 'Tu respuesta',
    sendAnswer: 'Enviar la respuesta',
    yourAnswer: 'Respondiste',
    refusal: 'Por qué no la aceptamos',
    picturesOf: (count) => (count === 1 ? '1 foto recibida.' : `${count} fotos recibidas.`),
  },
  en: {
    title: 'Return products',
    start: 'Return products',
    formTitle: 'What do you want to return?',
    lead: 'We give your money back within 45 days of your request.',
    ground: 'Reason',
    grounds: {
      'changed-mind': 'I changed my mind (right of withdrawal)',
      faulty: 'It arrived damaged or faulty',
      'wrong-item': 'It is not what I ordered',
    },
    until: (day) => `Until ${day}.`,
    notBegun: {
      'changed-mind': '10 days from when you receive it.',
      faulty: '6 months from when you receive it.',
      'wrong-item': '6 months from when you receive it.',
    },
    products: 'Products',
    units: (name) => `Units of ${name}`,
    none: 'None',
    excluded: (name, reason) => `${name}: no right of withdrawal, ${reason}.`,
    reason: 'Tell us what happened',
    reasonHelp: 'For example: the bottle arrived broken.',
    pictures: 'Pictures (up to 3)',
    picturesHint: 'JPG or PNG. They help to solve it sooner.',
    chosen: (count) => (count === 1 ? '1 picture ready to send.' : `${count} pictures ready to send.`),
    problems: {
      empty: 'A picture is empty.',
      tooLarge: 'A picture is larger than 5 MB.',
      wrongType: 'Only JPG and PNG pictures can be sent.',
      unreadable: 'We could not read a picture.',
    },
    picturesLost: 'We received your request, but not the pictures. Send them to us by email.',
    money: {
      card: 'We give your money back to your card.',
      account: 'We give your money back by transfer. Tell us to which account.',
    },
    submit: 'Ask for the return',
    close: 'Close',
    required: {
      units: 'products',
      reason: 'what happened',
      ground: 'reason',
      answer: 'answer',
    },
    failed: 'We could not send it. Check your connection and try again.',
    changed: 'The order changed meanwhile. Look at what this page shows.',
    tooMany: 'You tried many times in a row. Wait a few minutes and try again.',
    states: {
      requested: 'Under review',
      asked: 'We asked you a question',
      accepted: 'Accepted',
      refused: 'Not accepted',
      withdrawn: 'You withdrew it',
      refunded: 'Money given back',
    },
    requestedOn: (day) => `You asked for it on ${day}.`,
    decidedOn: (day) => `We answered on ${day}.`,
    moneyBy: (day) => `If it applies, we give your money back by ${day}.`,
    amount: (amount) => `Amount: ${amount}.`,
    line: (qty, name) => `${qty} × ${name}`,
    accepted: (qty) => (qty === 0 ? 'We did not accept it.' : `We accepted ${qty}.`),
    slip: 'Return slip (PDF)',
    slipHelp: 'Print it and put it into the box.',
    withdraw: 'Withdraw the request',
    question: 'Our question',
    answer: 'Your answer',
    sendAnswer: 'Send the answer',
    yourAnswer: 'You answered',
    refusal: 'Why we did not accept it',
    picturesOf: (count) => (count === 1 ? '1 picture received.' : `${count} pictures received.`),
  },
};
