import type { Page } from '@playwright/test';

/** Orders of the office: list, page of an order, and the dialogs of its steps. */
export const officeOrders = (page: Page) => {
  const dialog = page.getByRole('dialog');
  return {
    search: page.getByLabel('Número, correo, RUT, nombre o envío'),
    order: (number: string) => page.getByRole('link', { name: number }),
    title: (number: string) => page.getByRole('heading', { level: 1, name: `Pedido ${number}` }),
    step: (name: string) =>
      page.getByRole('group', { name: 'Qué se puede hacer ahora' }).getByRole('button', { name }),
    proof: page.getByRole('img', { name: /^Comprobante del pedido/ }),
    zoomIn: page.getByRole('button', { name: 'Acercar' }),
    note: page.getByLabel(/^Nota para el equipo/),
    saveNote: page.getByRole('button', { name: 'Guardar la nota' }),
    /** Saved notes. The field of the new note lies beside them and holds its text before it is saved. */
    notes: page.getByRole('region', { name: 'Notas internas' }).getByRole('listitem'),
    payment: page.getByRole('region', { name: 'Pago' }),
    packingSlip: page.getByRole('link', { name: /^Hoja para el paquete/ }),
    dialog,
    confirm: (name: string | RegExp) => dialog.getByRole('button', { name }),
    freeAmount: dialog.getByRole('radio', { name: 'Un monto libre' }),
    amount: dialog.getByLabel('Monto en pesos'),
    reason: dialog.getByLabel('¿Por qué?'),
    revisedLine: dialog.getByRole('combobox', { name: 'Producto del pedido' }),
    units: dialog.getByLabel('Unidades', { exact: false }).first(),
    searchProduct: dialog.getByRole('combobox', { name: 'Producto que entra' }),
    reasonForBuyer: dialog.getByLabel(/^Motivo/),
    /** Replaced and removed products of the order, and the list of products that the parcel has now. */
    revisions: page
      .getByRole('alert')
      .filter({ has: page.getByRole('heading', { name: 'Cambios del pedido' }) }),
    alert: dialog.getByRole('alert'),
  };
};
