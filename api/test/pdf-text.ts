import { inflateSync } from 'node:zlib';

/** As `pdfkit` writes it. A carriage return before the end is the last byte of the compressed text. */
const STREAM = /stream\n([\s\S]*?)\nendstream/;
const STREAMS = new RegExp(STREAM, 'g');

/** Text of a PDF that `pdfkit` made with embedded fonts: glyphs translated by the tables of their fonts. */
export const pdfText = (pdf: Buffer): string => {
  const objects = pdf.toString('latin1');
  const streams = [...objects.matchAll(STREAMS)].flatMap(([, bytes = '']) => {
    try {
      return [inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
  const tables = streams.filter((stream) => stream.includes('beginbfrange')).map(toTable);
  // The fonts of a document share no table, and their glyphs start at the same number: ask the one that drew.
  const fonts = new Map<string, Map<number, string>>();
  const names = [...objects.matchAll(/\/(F\d+) (\d+) 0 R/g)];
  for (const [, name = '', id = ''] of names) {
    const font = objectOf(objects, id);
    const table = /\/ToUnicode (\d+) 0 R/.exec(font)?.[1];
    const stream = table && streamOf(objects, table);
    if (stream) fonts.set(name, toTable(stream));
  }
  if (fonts.size === 0 && tables[0]) fonts.set('F1', tables[0]);
  return streams
    .filter((stream) => stream.includes(' Tf'))
    .map((stream) => drawnText(stream, fonts))
    .join('\n');
};

const objectOf = (objects: string, id: string): string =>
  new RegExp(`(?:^|\\n)${id} 0 obj\\n([\\s\\S]*?)endobj`).exec(objects)?.[1] ?? '';

const streamOf = (objects: string, id: string): string => {
  const bytes = STREAM.exec(objectOf(objects, id))?.[1] ?? '';
  return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
};

const toTable = (cmap: string): Map<number, string> => {
  const table = new Map<number, string>();
  for (const [, first = '', list = ''] of cmap.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi))
    [...list.matchAll(/<([0-9a-f\s]*)>/gi)].forEach(([, hex = ''], index) => {
      const bytes = Buffer.from(hex.replaceAll(/\s/g, ''), 'hex');
      table.set(Number.parseInt(first, 16) + index, bytes.swap16().toString('utf16le'));
    });
  return table;
};

const drawnText = (stream: string, fonts: Map<string, Map<number, string>>): string => {
  let table: Map<number, string> | undefined;
  const lines: string[] = [];
  for (const [, font, drawn] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) table = fonts.get(font);
    else
      lines.push(
        [...(drawn ?? '').matchAll(/<([0-9a-f]+)>/gi)]
          .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
          .map((glyph) => table?.get(Number.parseInt(glyph, 16)) ?? '\ufffd')
          .join(''),
      );
  }
  return lines.join('\n');
};
