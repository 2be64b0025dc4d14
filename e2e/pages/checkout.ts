import type { Page } from '@playwright/test';
import { amountIn } from './totals.ts';

/** The three steps of a purchase. */
export const checkout = (page: Page) => {
  const textbox = (name: string) => page.getByRole('textbox', { name });
  return {
    steps: page.getByRole('navigation', { name: 'Pasos de la compra' }),
    asGuest: page.getByRole('button', { name: 'Continuar como invitado' }),
    next: page.getByRole('button', { name: 'Continuar', exact: true }),
    amount: amountIn(page.getByRole('main')),
    /** Phones fold the summary; the total stays in sight on it. */
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
      region: page.getByRole('combobox', { name: 'Región' }),
      commune: page.getByRole('combobox', { name: 'Comuna' }),
      address: textbox('Dirección'),
    },
    payment: {
      card: page.getByRole('radio', { name: 'Tarjeta (Webpay)' }),
      boleta: page.getByRole('radio', { name: 'Boleta' }),
      terms: page.getByRole('checkbox', { name: 'Acepto los términos y condiciones' }),
      pay: page.getByRole('button', { name: 'Pagar', exact: true }),
    },
  };
};
