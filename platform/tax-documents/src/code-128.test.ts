import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { code128 } from './code-128.ts';

const PIXELS = 3;
const BORDER = 10;
const HEIGHT = 60;

/** Picture of the bars with the free border that a scanner needs. */
const draw = (widths: readonly number[]) => {
  const bars = widths.flatMap((width, index) => Array.from({ length: width }, () => index % 2 === 0));
  const border = Array.from({ length: BORDER }, () => false);
  const row = [...border, ...bars, ...border].flatMap((isBar) =>
    Array.from({ length: PIXELS }, () => (isBar ? [0, 0, 0, 255] : [255, 255, 255, 255])),
  );
  const data = Uint8ClampedArray.from(Array.from({ length: HEIGHT }, () => row.flat()).flat());
  return { data, width: row.length, height: HEIGHT, colorSpace: 'srgb' } as ImageData;
};

it.each(['CQ-000042', 'CQ-999999', 'RS-0042-XY'])('a scanner reads %s', async (text) => {
  const file = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(readFileSync(file)).buffer } });
  const [found] = await readBarcodes(draw(code128(text)), { formats: ['Code128'] });
  expect(found?.text).toBe(text);
});
