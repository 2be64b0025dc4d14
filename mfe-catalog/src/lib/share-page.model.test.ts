// @vitest-environment happy-dom
import { allSettled, fork } from 'effector';
import { hostProvided } from 'shared-kit/host';
import { createTestHost } from 'shared-kit/test-host';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sharePageFx } from './share-page.model.ts';

afterEach(() => void vi.unstubAllGlobals());

const NOT_THERE = () => Promise.reject(new TypeError('navigator.share is not a function'));

/** Shares a wine on a device with these capabilities. @returns the dialogs shown */
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
  await allSettled(sharePageFx, { scope, params: { title: 'Carmenère', href: '/vinos/carmenere' } });
  return dialogs;
};

describe('sharing a product', () => {
  it('uses the share sheet of the device and shows no dialog', async () => {
    const share = vi.fn(async () => {});
    const writeText = vi.fn(async () => {});
    expect(await shareOn({ share, writeText })).toEqual([]);
    expect(share).toHaveBeenCalledWith({ title: 'Carmenère', url: 'http://localhost:3000/vinos/carmenere' });
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies nothing when the shopper cancels the share sheet', async () => {
    const writeText = vi.fn(async () => {});
    const share = () => Promise.reject(new DOMException('', 'AbortError'));
    expect(await shareOn({ share, writeText })).toEqual([]);
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies the address on a device without share sheet and confirms it', async () => {
    const copied: string[] = [];
    const dialogs = await shareOn({ share: NOT_THERE, writeText: async (text) => void copied.push(text) });
    expect(copied).toEqual(['http://localhost:3000/vinos/carmenere']);
    expect(dialogs).toEqual([
      { type: 'success', title: 'Enlace copiado', description: 'Ya lo puedes pegar donde quieras.' },
    ]);
  });

  it('shows an error when copying fails', async () => {
    const dialogs = await shareOn({ share: NOT_THERE, writeText: () => Promise.reject(new Error('denied')) });
    expect(dialogs).toEqual([
      { type: 'error', title: 'Ha ocurrido un error', description: 'No se pudo copiar la URL' },
    ]);
  });
});
