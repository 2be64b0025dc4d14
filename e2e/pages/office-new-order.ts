import type { Page } from '@playwright/test';

/** Form of an order by phone, and the payment link of the order that it makes. */
export const newOrder = (page: Page) => {
  const field = (name: string) => page.getByLabel(name, { exact: false });
  return {
    add: page.getByRole('link', { name: 'Nuevo pedido' }),
    async findProduct(sku: string): Promise<void> {
      await page.getByRole('combobox', { name: 'Buscar un producto' }).fill(sku);
      await page.getByRole('option', { name: `(${sku})` }).click();
    },
    units: (sku: string) => field(`Unidades de ${sku}`),
    pickup: page.getByRole('radio', { name: 'Retiro en tienda' }),
    async fillBuyer({ email, rut, phone }: { email: string; rut: string; phone: string }): Promise<void> {
      await field('Nombre de quien compra').fill('Rosa');
      await field('Apellido de quien compra').fill('Soto');
      await field('RUT').fill(rut);
      await page.getByRole('textbox', { name: 'Teléfono' }).fill(phone);
      await page.getByRole('textbox', { name: 'Correo' }).fill(email);
    },
    total: page.getByText(/^Total: \$/),
    agreed: page.getByLabel(/^Dijo que es mayor de 18 años/),
    submit: page.getByRole('button', { name: 'Crear el pedido' }),
    link: page.getByRole('button', { name: 'Enlace de pago' }),
    linkField: page.getByRole('textbox', { name: 'Enlace de pago' }),
  };
};
