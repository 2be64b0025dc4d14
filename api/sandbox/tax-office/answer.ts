import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeXml } from 'tax-documents/write-xml';
import { answerWithFaults } from '../answer-with-faults.ts';
import type { OfficeOperation } from './knobs.ts';
import { isAccepted, type TaxOfficeState, type UploadedDocument } from './office.ts';

/** Answers one request with the faults that a test has set. */
export function answerWith(
  { knobs }: TaxOfficeState,
  operation: OfficeOperation,
  reply: FastifyReply,
  work: () => unknown,
): Promise<unknown> {
  const { body } = reply.request;
  const request = Buffer.isBuffer(body) ? body.toString('latin1') : '';
  const answerAsAway = () => reply.code(503).type('text/plain').send('Servicio no disponible');
  return answerWithFaults(reply, { knobs, operation, request, answerAsAway }, work);
}

export type Fields = Record<string, string | number>;
export const elements = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, value]) => `<${name}>${escapeXml(String(value))}</${name}>`)
    .join('');

export const answerXml = (header: Fields, body: Fields = {}): string =>
  `<?xml version="1.0" encoding="UTF-8"?><SII:RESPUESTA xmlns:SII="http://www.sii.cl/XMLSchema"><SII:RESP_HDR>${elements(header)}</SII:RESP_HDR><SII:RESP_BODY>${elements(body)}</SII:RESP_BODY></SII:RESPUESTA>`;

/** Token in the cookie of a request. */
export const tokenIn = ({ headers }: FastifyRequest): string | undefined =>
  /TOKEN=([^;\s]+)/.exec(headers.cookie ?? '')?.[1];

/** State of a document that the office was asked for, with its words. */
export function stateOf(
  office: TaxOfficeState,
  asked: Omit<UploadedDocument, 'findings'>,
): [code: string, words: string] {
  const found = office.findReceived(asked);
  if (!found) return ['FAU', 'Documento No Recibido por el SII'];
  const isSame =
    found.date === asked.date && found.total === asked.total && found.receiverRut === asked.receiverRut;
  return isSame
    ? ['DOK', 'Documento Recibido por el SII. Datos Coinciden con los Registrados']
    : ['DNK', 'Documento Recibido por el SII pero Datos NO Coinciden con los registrados'];
}

export const countsOf = (documents: readonly UploadedDocument[]) => {
  const rejected = documents.filter((one) => !isAccepted(one)).length;
  const objections = documents.filter((one) => isAccepted(one) && one.findings.length > 0).length;
  const all = documents.length;
  return { all, accepted: all - rejected - objections, rejected, objections };
};
