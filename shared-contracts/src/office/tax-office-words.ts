import type { TaxAnswer, TaxState } from '../domain/tax-states.ts';

/** Meaning of the tax office's answers, in words for staff. They stand beside the tax office's own words. */
interface TaxOfficeWords {
  states: Record<TaxState, string>;
  /** Meaning of an answer, and how to mend it. */
  answers: Record<TaxAnswer, { why: string; mend: string }>;
}

const es: TaxOfficeWords = {
  states: {
    waiting: 'Por enviar',
    sent: 'Enviado',
    accepted: 'Aceptado',
    objections: 'Aceptado con reparos',
    rejected: 'Rechazado',
  },
  answers: {
    away: {
      why: 'El SII no responde.',
      mend: 'No hay nada que hacer: la tienda vuelve a intentarlo sola.',
    },
    certificate: {
      why: 'El SII no acepta el certificado.',
      mend: 'Revisa que esté vigente y registrado en sii.cl. La tienda vuelve a intentarlo sola.',
    },
    sender: {
      why: 'La persona del certificado no puede enviar documentos de esta empresa.',
      mend: 'Autorízala en sii.cl como usuaria de la empresa. La tienda vuelve a intentarlo sola.',
    },
    company: {
      why: 'El SII no autoriza a la empresa a emitir este documento.',
      mend: 'Revisa en sii.cl la autorización y el modo de la tienda. Después, envíalo de nuevo.',
    },
    blocked: {
      why: 'El SII bloqueó por ahora la recepción.',
      mend: 'No hay nada que hacer: la tienda vuelve a intentarlo sola.',
    },
    transfer: { why: 'El archivo no llegó entero al SII.', mend: 'Envíalo de nuevo.' },
    format: {
      why: 'El documento no cumple el formato del SII. Si aquí no está el motivo, búscalo en sii.cl, en la consulta de estado.',
      mend: 'Corrige los datos que menciona el SII: los de la empresa en el pedido, con «Cambiar datos de la factura»; los de la tienda, en los ajustes. Después, reemplaza el documento.',
    },
    signature: {
      why: 'La firma o el timbre no corresponde.',
      mend: 'Revisa el certificado y el archivo de folios, y reemplaza el documento.',
    },
    cover: {
      why: 'El envío no corresponde a la empresa, a su resolución o a quien firma.',
      mend: 'Revisa el RUT y la resolución en los ajustes. Después, envíalo de nuevo.',
    },
    data: {
      why: 'El SII rechazó los datos del documento. Si aquí no está el motivo, búscalo en sii.cl, en la consulta de estado.',
      mend: 'Corrige los datos que menciona el SII: los de la empresa en el pedido, con «Cambiar datos de la factura»; los de la tienda, en los ajustes. Después, reemplaza el documento.',
    },
    repeated: {
      why: 'El SII ya recibió un envío con este documento.',
      mend: 'Búscalo en sii.cl. Si está ahí, no lo reemplaces: envíalo de nuevo para leer su estado.',
    },
    objections: {
      why: 'El SII aceptó el documento con reparos. Es válido.',
      mend: 'Si aquí no están los reparos, búscalos en sii.cl, en la consulta de estado. Corrige los datos para los próximos documentos.',
    },
    otherData: {
      why: 'El SII tiene este folio con otros datos.',
      mend: 'Otro sistema usó el folio, o volvió un respaldo antiguo. Reemplaza el documento.',
    },
    number: {
      why: 'El SII no autorizó este folio.',
      mend: 'Carga un archivo de folios vigente, y reemplaza el documento.',
    },
    annulled: { why: 'Este folio está anulado en el SII.', mend: 'Reemplaza el documento.' },
    other: {
      why: 'El SII dio una respuesta que la tienda no conoce.',
      mend: 'Lee sus palabras, o busca el documento en sii.cl.',
    },
  },
};

const en: TaxOfficeWords = {
  states: {
    waiting: 'To be sent',
    sent: 'Sent',
    accepted: 'Accepted',
    objections: 'Accepted with objections',
    rejected: 'Rejected',
  },
  answers: {
    away: { why: 'SII does not answer.', mend: 'There is nothing to do: the shop tries again by itself.' },
    certificate: {
      why: 'SII does not accept the certificate.',
      mend: 'Check that it is valid and registered at sii.cl. The shop tries again by itself.',
    },
    sender: {
      why: 'The person of the certificate may not send documents of this company.',
      mend: 'Authorize this person at sii.cl as a user of the company. The shop tries again by itself.',
    },
    company: {
      why: 'SII does not authorize the company to issue this document.',
      mend: 'Check the authorization at sii.cl and the mode of the shop. Then send it again.',
    },
    blocked: {
      why: 'SII takes no documents for now.',
      mend: 'There is nothing to do: the shop tries again by itself.',
    },
    transfer: { why: 'The file did not reach SII in full.', mend: 'Send it again.' },
    format: {
      why: "The document does not have SII's format. If the reason is not here, find it at sii.cl, in “consulta de estado”.",
      mend: 'Correct the data that SII names: those of the company in the order, with “Change the data of the factura”; those of the shop in the settings. Then replace the document.',
    },
    signature: {
      why: 'The signature or the stamp does not fit.',
      mend: 'Check the certificate and the file of numbers, and replace the document.',
    },
    cover: {
      why: 'The sending does not fit the company, its resolution or the person who signs.',
      mend: 'Check RUT and resolution in the settings. Then send it again.',
    },
    data: {
      why: 'SII rejected the data of the document. If the reason is not here, find it at sii.cl, in “consulta de estado”.',
      mend: 'Correct the data that SII names: those of the company in the order, with “Change the data of the factura”; those of the shop in the settings. Then replace the document.',
    },
    repeated: {
      why: 'SII received this document before.',
      mend: 'Find it at sii.cl. If it is there, do not replace it: send it again to read its state.',
    },
    objections: {
      why: 'SII accepted the document with objections. It is valid.',
      mend: 'If the objections are not here, find them at sii.cl, in “consulta de estado”. Correct the data for the next documents.',
    },
    otherData: {
      why: 'SII has this number with other data.',
      mend: 'Another system used the number, or an old backup came back. Replace the document.',
    },
    number: {
      why: 'SII did not authorize this number.',
      mend: 'Store a valid file of numbers, and replace the document.',
    },
    annulled: { why: 'This number is annulled at SII.', mend: 'Replace the document.' },
    other: {
      why: 'SII gave an answer that the shop does not know.',
      mend: 'Read its words, or find the document at sii.cl.',
    },
  },
};

/** By language (docs/product/tax-documents.md#states). */
export const taxOfficeWords = { es, en };
