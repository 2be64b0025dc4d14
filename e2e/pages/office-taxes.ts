import type { Page } from '@playwright/test';

/** Numbers, certificate and settings of tax documents. */
export const officeTaxes = (page: Page) => {
  const dialog = page.getByRole('dialog');
  const section = (name: string) =>
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name, exact: true }) })
      .last();
  const send = async (opener: 'Subir folios' | 'Subir certificado', name: string, buffer: Buffer) => {
    await page.getByRole('button', { name: opener }).click();
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  };
  const confirm = async (done: string) => {
    await dialog.getByRole('button', { name: 'Subir', exact: true }).click();
    await page.getByText(done).waitFor();
  };
  return {
    numbers: section('Folios'),
    mode: (name: RegExp) => page.getByRole('radio', { name }),
    reason: page.getByLabel('¿Por qué?'),
    save: page.getByRole('button', { name: 'Guardar' }),
    async storeNumbers(file: Buffer): Promise<void> {
      await send('Subir folios', 'folios.xml', file);
      await confirm('Los folios están guardados.');
    },
    async storeCertificate(file: Buffer, password: string): Promise<void> {
      await send('Subir certificado', 'certificado.pfx', file);
      await dialog.getByLabel('Clave del certificado').fill(password);
      await confirm('El certificado está guardado.');
    },
  };
};
