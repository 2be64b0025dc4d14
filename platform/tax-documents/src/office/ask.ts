/** Requests to the tax office. */
import { DOMParser } from '@xmldom/xmldom';

/** A slow office must not hold back the documents of others for long. */
const TIMEOUT_MS = 30_000;
/** The upload of boletas refuses every other form with "not authenticated". */
const USER_AGENT = 'Mozilla/4.0 (compatible; PROG 1.0; shop)';

/** No usable answer: away, too slow, or a page instead of an answer. Whether the request was done is unknown. */
export class OfficeAwayError extends Error {
  override readonly name = 'OfficeAwayError';
}

/** The office does not give a token for this certificate. */
export class OfficeRefusedError extends Error {
  override readonly name = 'OfficeRefusedError';
}

/** @throws OfficeAwayError */
export async function ask(url: string, init: RequestInit = {}) {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      headers: { 'user-agent': USER_AGENT, ...init.headers },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const charset = /charset="?([\w-]+)/i.exec(response.headers.get('content-type') ?? '')?.[1] ?? 'utf-8';
    const text = new TextDecoder(charset).decode(await response.arrayBuffer());
    // The office answers some refusals with 401 or 500 and words, but a gateway in front of it with 502 to 504.
    if (response.status > 500 || response.status === 429) throw new Error(`HTTP ${response.status}`);
    return { status: response.status, text };
  } catch (cause) {
    throw new OfficeAwayError(`The tax office does not answer at ${new URL(url).host}`, { cause });
  }
}

export type Asked = Awaited<ReturnType<typeof ask>>;

/** Text of the first element with this name, with or without a prefix. Undefined when the text is no such XML. */
export function elementIn(xml: string, name: string): string | undefined {
  const silent = () => undefined;
  try {
    const parser = new DOMParser({ errorHandler: { warning: silent, error: silent, fatalError: silent } });
    const document = parser.parseFromString(xml.trim(), 'text/xml');
    return document?.getElementsByTagNameNS('*', name)[0]?.textContent?.trim();
  } catch {
    return undefined;
  }
}

/** @throws OfficeAwayError when the answer is none of the office, e.g. a page about maintenance */
export function needElement(xml: string, name: string): string {
  const text = elementIn(xml, name);
  if (text === undefined) throw new OfficeAwayError(`The tax office's answer has no ${name}.`);
  return text;
}

/** Number and check digit of a RUT `76543210-K`. */
export const splitRut = (rut: string): [number: string, digit: string] => {
  const [number = '', digit = ''] = rut.split('-');
  return [number, digit];
};

/**
 * Body of an upload. Its length is known, because the office's gateway cuts bodies without one.
 * @param xml envelope, as it is signed
 */
export async function uploadBody(
  { senderRut, issuerRut }: { senderRut: string; issuerRut: string },
  xml: string,
  fileName: string,
): Promise<{ body: ArrayBuffer; headers: Record<string, string> }> {
  const form = new FormData();
  const [rutSender, dvSender] = splitRut(senderRut);
  const [rutCompany, dvCompany] = splitRut(issuerRut);
  for (const [name, value] of Object.entries({ rutSender, dvSender, rutCompany, dvCompany }))
    form.append(name, value);
  form.append('archivo', new Blob([Buffer.from(xml, 'latin1')], { type: 'text/xml' }), fileName);
  const whole = new Response(form);
  return {
    body: await whole.arrayBuffer(),
    headers: { 'content-type': whole.headers.get('content-type') ?? '' },
  };
}
