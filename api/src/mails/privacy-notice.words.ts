import { COMPLAINT_WORKING_DAYS, PROOF_HOURS } from 'shared-contracts/domain/privacy-rights';
import type { Locale } from 'shared-contracts/locale';
import type { NoticeWords } from './notice-words.ts';

const COMPLAINT: Record<Locale, string> = {
  es: `Si no estás de acuerdo, puedes reclamar ante la Agencia de Protección de Datos Personales dentro de ${COMPLAINT_WORKING_DAYS} días hábiles desde este mensaje.`,
  en: `If you do not agree, you can complain to the Agency for the Protection of Personal Data (Agencia de Protección de Datos Personales) within ${COMPLAINT_WORKING_DAYS} working days of this message.`,
};

/** Texts of mails about requests on personal data. `{right}` is the right in words. */
export const PRIVACY_NOTICE_WORDS = {
  'privacy-proof': {
    es: {
      subject: 'Confirma tu solicitud sobre tus datos',
      title: 'Confirma que este correo es tuyo',
      paragraphs: [
        'Alguien pidió en {shop}, con este correo: {right}.',
        'Si fuiste tú, sigue el enlace, revisa la solicitud y confírmala. Antes de eso no hacemos nada.',
      ],
      action: 'Revisar mi solicitud',
      notes: [`El enlace vale por ${PROOF_HOURS} horas. Si no lo pediste, ignora este mensaje.`],
    },
    en: {
      subject: 'Confirm your request about your data',
      title: 'Confirm that this address is yours',
      paragraphs: [
        'Somebody asked {shop}, with this address: {right}.',
        'If it was you, follow the link, check the request and confirm it. Before that we do nothing.',
      ],
      action: 'Check my request',
      notes: [`The link is valid for ${PROOF_HOURS} hours. If you did not ask, ignore this message.`],
    },
  },
  'privacy-received': {
    es: {
      subject: 'Recibimos tu solicitud {number}',
      title: 'Recibimos tu solicitud',
      paragraphs: [
        'Pediste: {right}. Tu solicitud es la {number}, del {asked}.',
        'Te respondemos a más tardar el {due}.',
      ],
      action: 'Ver mi solicitud',
    },
    en: {
      subject: 'We received your request {number}',
      title: 'We received your request',
      paragraphs: [
        'You asked: {right}. Your request is {number} of {asked}.',
        'We will answer by {due} at the latest.',
      ],
      action: 'See my request',
    },
  },
  'privacy-answered': {
    es: {
      subject: 'Respuesta a tu solicitud {number}',
      title: 'Respondimos tu solicitud',
      paragraphs: ['Pediste: {right}. Tu solicitud es la {number}, del {asked}.'],
      action: 'Ver mi solicitud',
    },
    en: {
      subject: 'Answer to your request {number}',
      title: 'We answered your request',
      paragraphs: ['You asked: {right}. Your request is {number} of {asked}.'],
      action: 'See my request',
    },
  },
  'privacy-extended': {
    es: {
      subject: 'Necesitamos más días para tu solicitud {number}',
      title: 'Necesitamos más días',
      paragraphs: [
        'Pediste: {right}. Tu solicitud es la {number}, del {asked}.',
        'La respondemos a más tardar el {due}. No podemos alargar el plazo otra vez. El motivo:',
      ],
      action: 'Ver mi solicitud',
    },
    en: {
      subject: 'We need more days for your request {number}',
      title: 'We need more days',
      paragraphs: [
        'You asked: {right}. Your request is {number} of {asked}.',
        'We will answer by {due} at the latest. We cannot extend it again. The reason:',
      ],
      action: 'See my request',
    },
  },
  'privacy-refused': {
    es: {
      subject: 'Respuesta a tu solicitud {number}',
      title: 'No podemos hacer lo que pediste',
      paragraphs: ['Pediste: {right}. Tu solicitud es la {number}, del {asked}. Nuestros motivos:'],
      action: 'Ver mi solicitud',
      notes: [COMPLAINT.es],
    },
    en: {
      subject: 'Answer to your request {number}',
      title: 'We cannot do what you asked',
      paragraphs: ['You asked: {right}. Your request is {number} of {asked}. Our reasons:'],
      action: 'See my request',
      notes: [COMPLAINT.en],
    },
  },
  'privacy-due': {
    es: {
      subject: 'Solicitud {number}: {left}',
      title: 'Una solicitud sobre datos espera respuesta',
      paragraphs: ['Hay que responder la solicitud {number} ({right}) a más tardar el {due}, por ley.'],
      action: 'Ver la solicitud',
    },
    en: {
      subject: 'Request {number}: {left}',
      title: 'A request about data waits for an answer',
      paragraphs: ['The law requires an answer to request {number} ({right}) by {due}.'],
      action: 'See the request',
    },
  },
} as const satisfies Record<string, Record<Locale, NoticeWords>>;

/** Days until an answer is due. Below zero: the term has passed. */
export const DAYS_LEFT_WORDS: Record<Locale, (days: number) => string> = {
  es: (days) => {
    if (days < 1) return days < 0 ? 'venció el plazo' : 'vence hoy';
    return days === 1 ? 'queda 1 día' : `quedan ${days} días`;
  },
  en: (days) => {
    if (days < 1) return days < 0 ? 'overdue' : 'due today';
    return days === 1 ? '1 day left' : `${days} days left`;
  },
};

/** Rights as what the person asked for. */
export const RIGHT_WORDS = {
  access: { es: 'saber qué datos tuyos guardamos', en: 'to know which of your data we keep' },
  correction: { es: 'corregir tus datos', en: 'to correct your data' },
  erasure: { es: 'borrar tus datos', en: 'to erase your data' },
  opposition: { es: 'no usar tus datos para algunos fines', en: 'not to use your data for some purposes' },
  portability: { es: 'llevarte tus datos', en: 'to take your data with you' },
  blocking: { es: 'bloquear tus datos', en: 'to block your data' },
} as const;
