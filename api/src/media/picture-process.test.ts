import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { aPng, aPngBomb } from '../../test/proof-files.ts';
import { workOnPicture } from './picture-process.ts';

const PNG = await aPng();
const whole = { leastSide: 1, padded: false };

it('decodes one file at a time, and refuses one more than may wait', async () => {
  const jobs = Array.from({ length: 7 }, () => workOnPicture({ kind: 'proof', file: PNG }));
  const results = await Promise.allSettled(jobs);
  expect(results.map(({ status }) => status)).toEqual([
    ...Array(5).fill('fulfilled'),
    ...Array(2).fill('rejected'),
  ]);
  expect(results.at(-1)).toMatchObject({ reason: { code: 'UNAVAILABLE' } });
  // The refused ones hold no place.
  expect(await workOnPicture({ kind: 'proof', file: PNG })).toBeInstanceOf(Uint8Array);
});

it('refuses a photograph of staff that would fill the memory', async () => {
  expect(await workOnPicture({ kind: 'picture', file: await aPngBomb(), options: whole })).toBeNull();
});

it('ends the process of a file that takes more memory than its header says', async () => {
  // The decoder of WebP needs several times the size of the picture, to crop it.
  const file = await sharp({ create: { width: 8160, height: 6120, channels: 3, background: '#a33' } })
    .webp({ lossless: true, effort: 0 })
    .toBuffer();
  const crop = { left: 0, top: 0, width: 1, height: 0.9 };
  expect(await workOnPicture({ kind: 'picture', file, options: { ...whole, crop } })).toBeNull();
  expect(await workOnPicture({ kind: 'proof', file: PNG })).toBeInstanceOf(Uint8Array);
});

it('refuses a file, and stays alive, when no process can start', async () => {
  const { execPath } = process;
  process.execPath = '/nowhere/node';
  try {
    await expect(workOnPicture({ kind: 'proof', file: PNG })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    // The failed message to the process comes after the failed start.
    await setImmediate();
  } finally {
    process.execPath = execPath;
  }
});
