/** The tax office's services for facturas and notes: messages by SOAP, files by a form. */
import { type Shape, writeXml } from '../write-xml.ts';
import type { OfficeAddresses } from './addresses.ts';
import { type Asked, ask, elementIn, needElement, OfficeAwayError, splitRut, uploadBody } from './ask.ts';
import {
  documentVerdict,
  type OfficeUser,
  type Receipt,
  type SentDocument,
  type TaxOffice,
  uploadVerdict,
  type Verdict,
} from './tax-office.ts';
import { type TokenSource, tokenOf, withToken } from './token.ts';

/** Services with their method and its arguments in order. */
const SERVICES = {
  getSeed: { path: 'CrSeed', shape: [] },
  getToken: { path: 'GetTokenFromSeed', shape: ['pszXml'] },
  getEstUp: { path: 'QueryEstUp', shape: ['RutCompania', 'DvCompania', 'TrackId', 'Token'] },
  getEstDte: {
    path: 'QueryEstDte',
    shape: [
      'RutConsultante',
      'DvConsultante',
      'RutCompania',
      'DvCompania',
      'RutReceptor',
      'DvReceptor',
      'TipoDte',
      'FolioDte',
      'FechaEmisionDte',
      'MontoDte',
      'Token',
    ],
  },
} as const satisfies Record<string, { path: string; shape: Shape }>;
type Method = keyof typeof SERVICES;

const soapMessage = (method: Method, values: Record<string, string>): string => {
  const content = writeXml<Shape>(SERVICES[method].shape, values);
  const call = `<m:${method} xmlns:m="http://DefaultNamespace">${content}</m:${method}>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Body>${call}</soapenv:Body></soapenv:Envelope>`;
};

/** Calls a service. Its answer is XML as text inside the answer's XML. */
const callService = async (
  base: string,
  method: Method,
  values: Record<string, string> = {},
): Promise<Asked> => {
  const answer = await ask(`${base}/DTEWS/${SERVICES[method].path}.jws`, {
    method: 'POST',
    headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: '""' },
    body: soapMessage(method, values),
  });
  return { ...answer, text: needElement(answer.text, `${method}Return`) };
};

/** Codes of an unknown token. */
const isUnknownToken = ({ text }: Asked): boolean =>
  /^0*[123]$/.test(elementIn(text, 'ESTADO') ?? '') || elementIn(text, 'STATUS') === '5';

const countIn = (xml: string, name: string): number => Number(elementIn(xml, name) ?? 0);

export function createDocumentOffice({ documents }: OfficeAddresses, user: OfficeUser): TaxOffice {
  const source: TokenSource = {
    address: documents,
    key: user.key,
    askSeed: async () => (await callService(documents, 'getSeed')).text,
    askToken: async (pszXml) => (await callService(documents, 'getToken', { pszXml })).text,
  };
  const call = (method: Method, values: Record<string, string>): Promise<Asked> =>
    withToken(source, (Token) => callService(documents, method, { ...values, Token }), isUnknownToken);
  const [RutCompania, DvCompania] = splitRut(user.issuerRut);
  const [RutConsultante, DvConsultante] = splitRut(user.senderRut);
  return {
    open: async () => {
      await tokenOf(source);
    },
    async upload(xml, fileName): Promise<Receipt> {
      const { body, headers } = await uploadBody(user, xml, fileName);
      const { text } = await withToken(
        source,
        (token) =>
          ask(`${documents}/cgi_dte/UPL/DTEUpload`, {
            method: 'POST',
            headers: { ...headers, cookie: `TOKEN=${token}` },
            body,
          }),
        isUnknownToken,
      );
      const status = needElement(text, 'STATUS');
      if (status === '0') return { kind: 'taken', trackId: needElement(text, 'TRACKID') };
      return { kind: 'refused', code: `UPLOAD-${status}`, words: elementIn(text, 'DETAIL') ?? '' };
    },
    async follow(trackId): Promise<Verdict> {
      const { text } = await call('getEstUp', { RutCompania, DvCompania, TrackId: trackId });
      // The words of this answer are about the upload ("Envio Procesado"), and name no fault of the document.
      return uploadVerdict(needElement(text, 'ESTADO'), '', {
        rejected: countIn(text, 'RECHAZADOS'),
        objections: countIn(text, 'REPAROS'),
      });
    },
    async find({ type, folio, date, receiverRut, total }: SentDocument): Promise<Verdict> {
      const [RutReceptor, DvReceptor] = splitRut(receiverRut);
      const { text } = await call('getEstDte', {
        RutConsultante,
        DvConsultante,
        RutCompania,
        DvCompania,
        RutReceptor,
        DvReceptor,
        TipoDte: String(type),
        FolioDte: String(folio),
        FechaEmisionDte: date.split('-').toReversed().join(''),
        MontoDte: String(total),
      });
      const code = needElement(text, 'ESTADO');
      // Negative codes are failures of the service.
      if (code.startsWith('-')) throw new OfficeAwayError(`The tax office's service fails: ${code}`);
      return documentVerdict(code, elementIn(text, 'GLOSA_ESTADO') ?? elementIn(text, 'GLOSA') ?? '');
    },
  };
}
