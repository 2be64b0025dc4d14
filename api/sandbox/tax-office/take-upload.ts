import { checkDocument, checkEnvelope, documentsIn, type UploadForm } from './check-upload.ts';
import { newTrackId, type TaxOfficeState, type Upload, type UploadedDocument } from './office.ts';

/** Reads the form of an upload. The file is ISO-8859-1. */
export async function readUpload(body: Buffer, contentType: string): Promise<UploadForm> {
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': contentType },
  }).formData();
  const file = form.get('archivo');
  const xml = file instanceof Blob ? Buffer.from(await file.arrayBuffer()).toString('latin1') : '';
  const rut = (number: string, digit: string) => `${form.get(number)}-${form.get(digit)}`;
  return { xml, rutSender: rut('rutSender', 'dvSender'), rutCompany: rut('rutCompany', 'dvCompany') };
}

/** Finding that a test asks for. RCH: rejected. RPR: accepted with objections. */
const byKnob = (code: 'RCH' | 'RPR' | undefined) =>
  code === undefined
    ? []
    : [{ level: code === 'RCH' ? 3 : 1, code: 999, text: 'Decisión pedida por la prueba' } as const];

const received = (office: TaxOfficeState, xml: string): UploadedDocument[] => {
  const seen: string[] = [];
  return documentsIn(xml).map(({ document, stamp }) => {
    const { type, folio, date, issuer, receiver, totals } = document;
    const key = { issuerRut: issuer.rut, type, folio };
    const isUsed = seen.includes(JSON.stringify(key)) || office.findReceived(key) !== undefined;
    seen.push(JSON.stringify(key));
    const findings = checkDocument({ document, stamp }, { now: office.clock.now(), isUsed });
    return {
      ...key,
      date,
      receiverRut: receiver.rut,
      total: totals.total,
      findings: [...findings, ...byKnob(office.knobs.take('document')?.value)],
    };
  });
};

/** Takes an envelope. The decision is made at once, but told only after `pending` requests for it. EPR: processed. */
export function takeUpload(
  office: TaxOfficeState,
  form: UploadForm,
  format: 'EnvioBOLETA' | 'EnvioDTE',
): Upload {
  const wrong = checkEnvelope(form, format);
  const code = office.knobs.take('envelope')?.value ?? wrong?.code ?? 'EPR';
  const upload: Upload = {
    trackId: newTrackId(format === 'EnvioBOLETA' ? 15 : 10),
    issuerRut: form.rutCompany,
    senderRut: form.rutSender,
    pending: office.knobs.take('pending')?.value ?? 0,
    code,
    documents: code === 'EPR' ? received(office, form.xml) : [],
  };
  office.uploads.set(upload.trackId, upload);
  return upload;
}
