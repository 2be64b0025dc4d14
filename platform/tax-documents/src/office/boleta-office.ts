/** The tax office's service for boletas (REST). */
import type { OfficeAddresses } from './addresses.ts';
import { type Asked, ask, OfficeAwayError, splitRut, uploadBody } from './ask.ts';
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

const FAILED_AUTHENTICATION = /NO EST[AÁ] AUTENTICADO/i;
const isUnknownToken = ({ status, text }: Asked): boolean =>
  status === 401 || FAILED_AUTHENTICATION.test(text);

type Json = Record<string, unknown>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** @throws OfficeAwayError when the answer is none of the office, e.g. a page about maintenance */
const jsonOf = ({ text }: Asked): Json => {
  try {
    const value: unknown = JSON.parse(text);
    if (isJson(value)) return value;
  } catch {
    // The error below says it.
  }
  throw new OfficeAwayError('The tax office answered something else than JSON.');
};
const fieldOf = (json: Json, name: string): string | undefined => {
  const value = json[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
};
const neededFieldOf = (json: Json, name: string): string => {
  const value = fieldOf(json, name);
  if (value === undefined) throw new OfficeAwayError(`The tax office's answer has no ${name}.`);
  return value;
};
const listOf = (json: Json, name: string): Json[] => {
  const value = json[name];
  return Array.isArray(value) ? value.filter(isJson) : [];
};

const NOT_FOUND: Verdict = { decision: 'unknown', code: '404', words: '' };

/** Words of the office on the document of an upload. */
const wordsOf = (upload: Json): string =>
  listOf(upload, 'detalle_rep_rech')
    .flatMap((detail) => [
      fieldOf(detail, 'descripcion'),
      ...listOf(detail, 'error').flatMap((one) => [fieldOf(one, 'descripcion'), fieldOf(one, 'detalle')]),
    ])
    .filter(Boolean)
    .join('. ');

/** `28-11-2026` */
const dayOf = (date: string): string => date.split('-').toReversed().join('-');

export function createBoletaOffice(addresses: OfficeAddresses, user: OfficeUser): TaxOffice {
  const { boletas, boletaUploads } = addresses;
  const source: TokenSource = {
    address: boletas,
    key: user.key,
    askSeed: async () => (await ask(`${boletas}/boleta.electronica.semilla`)).text,
    askToken: async (body) => {
      const headers = { 'content-type': 'application/xml' };
      return (await ask(`${boletas}/boleta.electronica.token`, { method: 'POST', headers, body })).text;
    },
  };
  const request = (url: string, init: RequestInit = {}): Promise<Asked> =>
    withToken(
      source,
      (token) =>
        ask(url, {
          ...init,
          headers: { accept: 'application/json', cookie: `TOKEN=${token}`, ...init.headers },
        }),
      isUnknownToken,
    );
  const { issuerRut } = user;
  return {
    open: async () => {
      await tokenOf(source);
    },
    async upload(xml, fileName): Promise<Receipt> {
      const { body, headers } = await uploadBody(user, xml, fileName);
      const answer = await request(`${boletaUploads}/boleta.electronica.envio`, {
        method: 'POST',
        headers,
        body,
      });
      if (answer.status >= 400 && answer.status < 500)
        return { kind: 'refused', code: `HTTP-${answer.status}`, words: answer.text.slice(0, 500) };
      return { kind: 'taken', trackId: neededFieldOf(jsonOf(answer), 'trackid') };
    },
    async follow(trackId): Promise<Verdict> {
      const answer = await request(`${boletas}/boleta.electronica.envio/${issuerRut}-${trackId}`);
      if (answer.status === 404) return NOT_FOUND;
      const state = jsonOf(answer);
      const sum = (name: string) =>
        listOf(state, 'estadistica').reduce((total, one) => total + Number(fieldOf(one, name) ?? 0), 0);
      return uploadVerdict(neededFieldOf(state, 'estado'), wordsOf(state), {
        rejected: sum('rechazados'),
        objections: sum('reparos'),
      });
    },
    async find({ type, folio, date, receiverRut, total }: SentDocument): Promise<Verdict> {
      const [number, digit] = splitRut(receiverRut);
      const query = new URLSearchParams({
        rut_receptor: number,
        dv_receptor: digit,
        monto: String(total),
        fechaEmision: dayOf(date),
      });
      const answer = await request(
        `${boletas}/boleta.electronica/${issuerRut}-${type}-${folio}/estado?${query}`,
      );
      if (answer.status === 404) return NOT_FOUND;
      const state = jsonOf(answer);
      return documentVerdict(neededFieldOf(state, 'codigo'), fieldOf(state, 'descripcion') ?? '');
    },
  };
}
