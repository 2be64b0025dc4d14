/** Checks the elements of an envelope against the tables by which they are written. */
import { parseXml } from './parse-xml.ts';
import { BOLETA, COVER, INVOICE, STAMP_DATA } from './shapes.ts';
import { isBoleta } from './tax-document.ts';
import type { Shape } from './write-xml.ts';

type Node = ReturnType<typeof parseXml>;

/** An envelope that has not the format. The message names the element. */
class StructureError extends Error {
  override readonly name = 'StructureError';
}

/** Elements without which no envelope is valid. */
const NEEDED = {
  EnvioBOLETA: ['SetDTE', 'Signature'],
  EnvioDTE: ['SetDTE', 'Signature'],
  SetDTE: ['Caratula', 'DTE'],
  DTE: ['Documento', 'Signature'],
  Documento: ['Encabezado', 'TED', 'TmstFirma'],
  Encabezado: ['IdDoc', 'Emisor', 'Receptor', 'Totales'],
  IdDoc: ['TipoDTE', 'Folio', 'FchEmis'],
  Emisor: ['RUTEmisor'],
  Receptor: ['RUTRecep'],
  Totales: ['MntTotal'],
  Detalle: ['NroLinDet', 'NmbItem', 'MontoItem'],
  Caratula: [...COVER.filter((name) => typeof name === 'string'), 'SubTotDTE'],
  DD: STAMP_DATA,
  TED: ['DD', 'FRMT'],
} as const;
const neededIn = (name: string): readonly string[] =>
  Object.hasOwn(NEEDED, name) ? NEEDED[name as keyof typeof NEEDED] : [];

const STAMP: Shape = [['DD', [...STAMP_DATA, 'CAF', 'TSTED']], 'FRMT'];
/** The tax office made the CAF, and a library makes signatures. */
const UNCHECKED = ['CAF', 'Signature'];

const childrenOf = (node: Node): Node[] =>
  Array.from(node.childNodes).filter((child): child is Node => child.nodeType === 1);

const checkElements = (node: Node, shape: Shape): void => {
  const names = shape.map((entry) => (typeof entry === 'string' ? entry : entry[0]));
  const children = childrenOf(node);
  let last = 0;
  for (const child of children) {
    const index = names.indexOf(child.nodeName);
    // An unknown element has the index -1.
    if (index < last) throw new StructureError(`${child.nodeName} is not allowed here in ${node.nodeName}`);
    last = index;
    const entry = shape[index];
    if (entry !== undefined && typeof entry !== 'string') checkElements(child, entry[1]);
    else if (!UNCHECKED.includes(child.nodeName) && !child.textContent)
      throw new StructureError(`${child.nodeName} is empty`);
  }
  const missing = neededIn(node.nodeName).find((name) => !children.some((child) => child.nodeName === name));
  if (missing) throw new StructureError(`${node.nodeName} has no ${missing}`);
};

/**
 * Checks order and presence of the elements of an envelope.
 * @throws StructureError
 */
export function checkStructure(xml: string, format: 'EnvioBOLETA' | 'EnvioDTE'): void {
  const root = parseXml(xml, (message) => {
    throw new StructureError(message);
  });
  if (root.nodeName !== format) throw new StructureError(`${root.nodeName} instead of ${format}`);
  const documentShape: Shape = format === 'EnvioBOLETA' ? BOLETA : INVOICE;
  checkElements(root, [
    [
      'SetDTE',
      [
        ['Caratula', COVER],
        ['DTE', [['Documento', [...documentShape, ['TED', STAMP], 'TmstFirma']], 'Signature']],
      ],
    ],
    'Signature',
  ]);
  for (const type of Array.from(root.getElementsByTagName('TipoDTE')))
    if (isBoleta(Number(type.textContent) as 39) !== (format === 'EnvioBOLETA'))
      throw new StructureError(`A document of type ${type.textContent} is not allowed in ${format}`);
}
