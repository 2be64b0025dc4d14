import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OfficeOperation } from './knobs.ts';
import { isAccepted, type TaxOfficeState, type UploadedDocument } from './office.ts';

/** Answers with what `work` returns, or with the fault that a test has set for the operation. */
export async function answerWith(
  { knobs }: TaxOfficeState,
  operation: OfficeOperation,
  reply: FastifyReply,
  work: () => unknown,
): Promise<unknown> {
  const { body } = reply.request;
  const failure = knobs.take('fail', operation, Buffer.isBuffer(body) ? body.toString('latin1') : '');
  await sleep(knobs.take('latency_ms', operation)?.value ?? 0);
  const result = failure?.when === 'before' ? undefined : await work();
  if (!failure) return result;
  if (failure.value === '503') return reply.code(503).type('text/plain').send('Servicio no disponible');
  reply.hijack();
  reply.raw.socket?.destroy();
  return reply;
}

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
