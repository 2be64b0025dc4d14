// @vitest-environment happy-dom
import { allSettled, fork } from 'effector';
import { hostProvided } from 'shared-kit/host';
import { createTestHost } from 'shared-kit/test-host';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shareClicked } from './share-product.model.ts';

afterEach(() => void vi.unstubAllGlobals());

const NOT_THERE = () => Promise.reject(new TypeError('navigator.share is not a function'));

/** Shares a wine on a device that can do these things. @returns the dialogs that were shown */
const shareOn = async (device: {
  share: () => Promise<void>;
  writeText: (text: string) => Promise<void>;
}) => {
  vi.stubGlobal('navigator', { share: device.share, clipboard: { writeText: device.writeText } });
  const host = createTestHost();
  const dialogs: unknown[] = [];
  const openDialog: typeof host.openDialog = async (dialog) => {
    dialogs.push(dialog);
    return { confirmed: true };
  };
  const scope = fork();
  await allSettled(hostProvided, { scope, params: { ...host, openDialog } });
  await allSettled(shareClicked, { scope, params: { title: 'Carmenère', href: '/vinos/carmenere' } });
  return dialogs;
};

describe('sharing a product', () => {
  it("is left to the device's own way, and says nothing more", async () => {
    const share = vi.fn(async () => {});
    const writeText = vi.fn(async () => {});
    expect(await shareOn({ share, writeText })).toEqual([]);
    expect(share).toHaveBeenCalledWith({ title: 'Carmenère', url: 'http://localhost:3000/vinos/carmenere' });
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies nothing when the shopper thinks better of it', async () => {
    const writeText = vi.fn(async () => {});
    const share = () => Promise.reject(new DOMException('', 'AbortError'));
    expect(await shareOn({ share, writeText })).toEqual([]);
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies the address where the device has no way of its own, and says so', async () => {
    const copied: string[] = [];
    const dialogs = await shareOn({ share: NOT_THERE, writeText: async (text) => void copied.push(text) });
    expect(copied).toEqual(['http://localhost:3000/vinos/carmenere']);
    expect(dialogs).toEqual([
      { type: 'success', title: 'Enlace copiado', description: 'Ya lo puedes pegar donde quieras.' },
    ]);
  });

  it('says when the address could not be copied', async () => {
    const dialogs = await shareOn({ share: NOT_THERE, writeText: () => Promise.reject(new Error('denied')) });
    expect(dialogs).toEqual([
      { type: 'error', title: 'Ha ocurrido un error', description: 'No se pudo copiar la URL' },
    ]);
  });
});
