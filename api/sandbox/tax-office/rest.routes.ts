import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkSignatures } from 'tax-documents/sign';
import { answerWith, answerXml, countsOf, stateOf, tokenIn } from './answer.ts';
import { isAccepted, type TaxOfficeState, type Upload } from './office.ts';
import { readUpload, takeUpload } from './take-upload.ts';

export const seedXml = (seed: string): string => answerXml({ ESTADO: '00' }, { SEMILLA: seed });

/** Exchanges a signed seed for a token. */
export const tokenXml = (office: TaxOfficeState, signed: string): string => {
  const seed = /<Semilla>(\d+)<\/Semilla>/.exec(signed)?.[1] ?? '';
  const isSigned = (): boolean => {
    try {
      // A signature of the whole document names no part of it.
      return checkSignatures(signed).some(({ id }) => id === '');
    } catch {
      return false;
    }
  };
  if (!office.takeSeed(seed)) return answerXml({ ESTADO: '02', GLOSA: 'Semilla no valida' });
  if (!isSigned()) return answerXml({ ESTADO: '11', GLOSA: 'Firma no valida' });
  return answerXml({ ESTADO: '00', GLOSA: 'Token Creado' }, { TOKEN: office.giveToken() });
};

const uploadJson = ({ documents, trackId, issuerRut, senderRut, code }: Upload) => {
  const { all, accepted, rejected, objections } = countsOf(documents);
  return {
    rut_emisor: issuerRut,
    rut_envia: senderRut,
    trackid: Number(trackId),
    estado: code,
    estadistica: [
      { tipo: 39, informados: all, aceptados: accepted, rechazados: rejected, reparos: objections },
    ],
    detalle_rep_rech: documents
      .filter(({ findings }) => findings.length > 0)
      .map((one) => ({
        tipo: one.type,
        folio: one.folio,
        estado: isAccepted(one) ? 'RPR' : 'RCH',
        descripcion: isAccepted(one) ? 'DTE Aceptado con Reparos' : 'DTE Rechazado',
        error: one.findings.map(({ code: codigo, text, level }) => ({
          nivel: level,
          codigo,
          descripcion: text,
          detalle: '',
        })),
      })),
  };
};

/** `28-11-2026` to `2026-11-28` */
const dayOf = (day = ''): string => day.split('-').toReversed().join('-');

/** Answers one request for an upload whose decision the office does not tell yet. @returns its state */
export function answerPending(upload: Upload): string {
  upload.pending -= 1;
  return 'REC';
}

/** The service for boletas. `answerWith` applies the faults that a test has set for the named operation. */
export function restRoutes(app: FastifyInstance, office: TaxOfficeState): void {
  const xml = (reply: FastifyReply, text: string) => {
    reply.type('application/xml; charset=utf-8');
    return text;
  };
  const refuse = (reply: FastifyReply, code: number, text: string) => {
    reply.code(code);
    return text;
  };
  const guarded = (request: FastifyRequest, reply: FastifyReply, work: () => unknown): unknown =>
    office.isToken(tokenIn(request)) ? work() : refuse(reply, 401, 'NO ESTA AUTENTICADO');

  app.get('/boleta.electronica.semilla', (_request, reply) =>
    answerWith(office, 'seed', reply, () => xml(reply, seedXml(office.giveSeed()))),
  );
  app.post<{ Body: Buffer }>('/boleta.electronica.token', ({ body }, reply) =>
    answerWith(office, 'token', reply, () => xml(reply, tokenXml(office, body.toString()))),
  );
  app.post<{ Body: Buffer }>('/boleta.electronica.envio', (request, reply) =>
    answerWith(office, 'upload', reply, () =>
      guarded(request, reply, async () => {
        const form = await readUpload(request.body, request.headers['content-type'] ?? '');
        const { trackId } = takeUpload(office, form, 'EnvioBOLETA');
        return { rut_emisor: form.rutCompany, trackid: Number(trackId), estado: 'REC', file: 'envio.xml' };
      }),
    ),
  );
  app.get<{ Params: { id: string } }>('/boleta.electronica.envio/:id', (request, reply) =>
    answerWith(office, 'follow', reply, () =>
      guarded(request, reply, () => {
        const [_rut, _digit, trackId = ''] = request.params.id.split('-');
        const upload = office.uploads.get(trackId);
        if (!upload) return refuse(reply, 404, 'No existe');
        if (upload.pending > 0)
          return { ...uploadJson({ ...upload, documents: [] }), estado: answerPending(upload) };
        return uploadJson(upload);
      }),
    ),
  );
  app.get<{ Params: { id: string }; Querystring: Record<string, string> }>(
    '/boleta.electronica/:id/estado',
    (request, reply) =>
      answerWith(office, 'find', reply, () =>
        guarded(request, reply, () => {
          const { rut_receptor, dv_receptor, monto, fechaEmision } = request.query;
          const [rut, digit, type, folio] = request.params.id.split('-');
          const [codigo, descripcion] = stateOf(office, {
            issuerRut: `${rut}-${digit}`,
            receiverRut: `${rut_receptor}-${dv_receptor}`,
            type: Number(type),
            folio: Number(folio),
            date: dayOf(fechaEmision),
            total: Number(monto),
          });
          return { codigo, descripcion };
        }),
      ),
  );
}
