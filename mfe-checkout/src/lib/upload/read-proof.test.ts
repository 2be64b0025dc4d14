// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readProof } from './read-proof.ts';

const JPEG = [0xff, 0xd8, 0xff, 0x01];
const aPicture = () => new File([new Uint8Array(2 * 1024 * 1024)], 'foto.jpg', { type: 'image/jpeg' });

/** Size in pixels to which a picture of this size is scaled. */
const scaled = async (width: number, height: number) => {
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => {} }));
  const context = { drawImage: vi.fn() } as unknown as CanvasRenderingContext2D;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) =>
    take(new Blob([new Uint8Array(JPEG)], { type: 'image/jpeg' })),
  );
  const { content } = await readProof(aPicture());
  expect(content).toBe('/9j/AQ==');
  return vi.mocked(context.drawImage).mock.lastCall?.slice(-2);
};

describe('a large picture', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('is scaled down', async () => expect(await scaled(4000, 3000)).toEqual([2000, 1500]));

  it('keeps its digits readable when it is a long screenshot', async () => {
    const [width = 0, height = 0] = (await scaled(1080, 12_000)) as number[];
    expect(width).toBeGreaterThan(500);
    expect(width * height).toBeLessThan(3_010_000);
  });
});
