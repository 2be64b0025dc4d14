import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { drawSlip } from './slip.ts';

/** Rectangles of each page. Letters and lines are none. */
const boxesOf = (pdf: Buffer): number[] =>
  [...pdf.toString('latin1').matchAll(/\/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g)]
    .map(([, bytes = '']) => inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'))
    .filter((stream) => stream.includes(' Tf'))
    .map((page) => page.match(/ re\n/g)?.length ?? 0);

it('ticks a line where it begins when its orders continue on the next page', async () => {
  const details = Array.from({ length: 700 }, (_, at) => `CQ-${at + 100_000}`).join(', ');
  const pdf = await drawSlip('Lote 1', (slip) => slip.line({ qty: 700, name: 'A-01 · Loica', details }));
  expect(boxesOf(pdf)).toEqual([1, 0]);
});
