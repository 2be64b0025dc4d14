import type { Page } from '@playwright/test';
import { amountIn } from './totals.ts';

/** The three checkout steps. */
export const checkout = (page: Page) => {
  const textbox = (name: string) => page.getByRole('textbox', { name });
  return {
    steps: page.getByRole('navigation', { name: 'Pasos de la compra' }),
    asGuest: page.getByRole('button', { name: 'Continuar como invitado' }),
    login: {
      password: page.getByLabel('Contraseña', { exact: true }),
      submit: page.getByRole('button', { name: 'Iniciar sesión', exact: true }),
    },
    /** Summary of the form's errors after a failed submit. */
    toMend: page.getByRole('region', { name: /^Falta corregir/ }),
    next: page.getByRole('button', { name: 'Continuar', exact: true }),
    amount: amountIn(page.getByRole('main')),
    /** Unfolds the summary on phones. Its button shows the total. */
    unfold: page.getByRole('button', { name: /^Ver detalle/, expanded: false }),
    personal: {
      name: textbox('Nombre'),
      surname: textbox('Apellido'),
      rut: textbox('RUT'),
      phone: textbox('Teléfono'),
      email: textbox('Correo electrónico'),
    },
    delivery: {
      home: page.getByRole('radio', { name: 'Despacho a domicilio' }),
      pickup: page.getByRole('radio', { name: 'Retiro en tienda' }),
      saved: page.getByRole('group', { name: 'Direcciones guardadas' }),
      add: page.getByRole('button', { name: 'Agregar dirección' }),
      dialog: page.getByRole('dialog', { name: 'Nueva dirección' }),
      region: page.getByRole('combobox', { name: 'Región' }),
      commune: page.getByRole('combobox', { name: 'Comuna' }),
      address: textbox('Dirección'),
    },
    payment: {
      card: page.getByRole('radio', { name: 'Tarjeta (Webpay)' }),
      transfer: page.getByRole('radio', { name: 'Transferencia bancaria' }),
      boleta: page.getByRole('radio', { name: 'Boleta' }),
      factura: page.getByRole('radio', { name: 'Factura' }),
      invoice: {
        reason: textbox('Razón social'),
        rut: textbox('RUT de la empresa'),
        giro: textbox('Giro'),
        address: textbox('Dirección de la empresa'),
      },
      terms: page.getByRole('checkbox', { name: 'Acepto los términos y condiciones' }),
      pay: page.getByRole('button', { name: 'Pagar', exact: true }),
    },
  };
};
