import type { FastifyInstance, FastifyReply } from 'fastify';
import { elementIn } from 'tax-documents/office/ask';
import { escapeXml } from 'tax-documents/write-xml';
import { answerWith, answerXml, countsOf, elements, type Fields, stateOf, tokenIn } from './answer.ts';
import type { OfficeOperation } from './knobs.ts';
import type { TaxOfficeState } from './office.ts';
import { answerPending, seedXml, tokenXml } from './rest.routes.ts';
import { readUpload, takeUpload } from './take-upload.ts';

/** Text of an element in the request. */
type ReadField = (name: string) => string;
const soap = (method: string, content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Body><ns1:${method}Response xmlns:ns1="http://DefaultNamespace"><${method}Return>${escapeXml(content)}</${method}Return></ns1:${method}Response></soapenv:Body></soapenv:Envelope>`;

const UNKNOWN_TOKEN = { ESTADO: '001', GLOSA: 'TOKEN NO EXISTE' };

/** State of an upload. It becomes final after as many questions as `pending` says. */
const statusXml = (office: TaxOfficeState, field: ReadField): string => {
  const upload = office.uploads.get(field('TrackId'));
  if (!upload) return answerXml({ ESTADO: '-11', GLOSA: 'NO EXISTE' });
  const header = { TRACKID: upload.trackId };
  if (upload.pending > 0)
    return answerXml({ ...header, ESTADO: answerPending(upload), GLOSA: 'Envio Recibido' });
  if (upload.code !== 'EPR') return answerXml({ ...header, ESTADO: upload.code, GLOSA: 'Envio Rechazado' });
  const { all, accepted, rejected, objections } = countsOf(upload.documents);
  return answerXml(
    { ...header, ESTADO: 'EPR', GLOSA: 'Envio Procesado' },
    {
      TIPO_DOCTO: upload.documents[0]?.type ?? 0,
      INFORMADOS: all,
      ACEPTADOS: accepted,
      RECHAZADOS: rejected,
      REPAROS: objections,
    },
  );
};

/** State of a document. */
const documentXml = (office: TaxOfficeState, field: ReadField): string => {
  const [, day = '', month = '', year = ''] = /^(\d\d)(\d\d)(\d{4})$/.exec(field('FechaEmisionDte')) ?? [];
  const [ESTADO, GLOSA_ESTADO] = stateOf(office, {
    issuerRut: `${field('RutCompania')}-${field('DvCompania')}`,
    receiverRut: `${field('RutReceptor')}-${field('DvReceptor')}`,
    type: Number(field('TipoDte')),
    folio: Number(field('FolioDte')),
    date: `${year}-${month}-${day}`,
    total: Number(field('MontoDte')),
  });
  return answerXml({ ESTADO, GLOSA_ESTADO });
};

/** Services for facturas and notes. */
export function soapRoutes(app: FastifyInstance, office: TaxOfficeState): void {
  const service = (
    path: string,
    method: string,
    operation: OfficeOperation,
    work: (field: ReadField) => string,
  ) =>
    app.post<{ Body: Buffer }>(`/DTEWS/${path}.jws`, ({ body }, reply: FastifyReply) =>
      answerWith(office, operation, reply, () => {
        const field: ReadField = (name) => elementIn(body.toString(), name) ?? '';
        reply.type('text/xml; charset=utf-8');
        return soap(method, work(field));
      }),
    );
  const guarded =
    (work: (office: TaxOfficeState, field: ReadField) => string) =>
    (field: ReadField): string =>
      office.isToken(field('Token')) ? work(office, field) : answerXml(UNKNOWN_TOKEN);

  service('CrSeed', 'getSeed', 'seed', () => seedXml(office.giveSeed()));
  service('GetTokenFromSeed', 'getToken', 'token', (field) => tokenXml(office, field('pszXml')));
  service('QueryEstUp', 'getEstUp', 'follow', guarded(statusXml));
  service('QueryEstDte', 'getEstDte', 'find', guarded(documentXml));

  app.post<{ Body: Buffer }>('/cgi_dte/UPL/DTEUpload', (request, reply) =>
    answerWith(office, 'upload', reply, async () => {
      const isKnown = office.isToken(tokenIn(request));
      // 0: taken, 5: unknown token.
      const status = isKnown ? (office.knobs.take('upload_status')?.value ?? 0) : 5;
      const form = await readUpload(request.body, request.headers['content-type'] ?? '');
      const taken: Fields = status === 0 ? { TRACKID: takeUpload(office, form, 'EnvioDTE').trackId } : {};
      const content = elements({ RUTCOMPANY: form.rutCompany, STATUS: status, ...taken });
      reply.type('text/xml; charset=utf-8');
      return `<?xml version="1.0"?><RECEPCIONDTE>${content}</RECEPCIONDTE>`;
    }),
  );
}
