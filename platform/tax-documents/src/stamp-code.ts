/** The printed stamp: its XML as a PDF417 code. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import bwipjs from 'bwip-js/node';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

export class StampCodeError extends Error {
  override name = 'StampCodeError';
}

/** Error correction that the tax office asks for. */
const LEVEL = 5;
/** At 15 columns the code of a usual stamp is more than twice as wide as high, as printed forms have it. */
const SHAPE = { bcid: 'pdf417', binarytext: true, columns: 15, rowmult: 3 } as const;
/** Readers need the white border of 4 modules. */
const PRINT = { ...SHAPE, scale: 2, padding: 4, backgroundcolor: 'FFFFFF' } as const;

const draw = (stamp: string, eclevel: number): Promise<Buffer> => {
  // The library's types lack the options of single codes.
  const options = { ...PRINT, text: stamp, eclevel };
  return bwipjs.toBuffer(options);
};

let isDecoderLoaded = false;
/** Loads the decoder from its package: by itself it would fetch it from a server of its makers. */
const loadDecoder = (): void => {
  if (isDecoderLoaded) return;
  const file = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(readFileSync(file)).buffer } });
  isDecoderLoaded = true;
};

/**
 * Draws the stamp and reads it back.
 * @param stamp element `TED`
 * @returns picture in PNG with its white border
 * @throws StampCodeError when the code cannot hold the stamp with its error correction
 */
export async function drawStampCode(stamp: string): Promise<Buffer> {
  const picture = await draw(stamp, LEVEL);
  // The library lowers the level in silence when the text is long. Then the level below gives the same picture.
  if (picture.equals(await draw(stamp, LEVEL - 1)))
    throw new StampCodeError(
      `The stamp has ${stamp.length} bytes, too many for error correction level ${LEVEL}.`,
    );
  loadDecoder();
  const [found] = await readBarcodes(picture, { formats: ['PDF417'], maxNumberOfSymbols: 1 });
  if (Buffer.from(found?.bytes ?? []).toString('latin1') !== stamp)
    throw new StampCodeError('The printed code does not give the stamp back.');
  return picture;
}
