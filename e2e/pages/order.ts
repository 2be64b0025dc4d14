import type { Page } from '@playwright/test';

/** How a purchase ended. */
export const orderPage = (page: Page) => ({
  thanks: page.getByRole('heading', { name: '¡Gracias por tu compra!' }),
  failed: page.getByRole('heading', { name: 'No pudimos completar tu pago' }),
  /** Where to send a bank transfer. */
  account: page.getByRole('region', { name: 'Cuenta de la tienda' }),
  /** The file that proves a transfer. */
  proof: page.getByLabel('Comprobante de la transferencia'),
  sendProof: page.getByRole('button', { name: 'Enviar comprobante' }),
  proofCame: page.getByRole('heading', { name: 'Recibimos tu comprobante' }),
  transferData: page.getByRole('link', { name: 'Ver los datos para transferir' }),
  notFound: page.getByRole('heading', { name: 'Pedido no encontrado' }),
  /** "Pedido N.º 1234" */
  number: page.getByText(/Pedido N\.º \S+/).first(),
  tryAgain: page.getByRole('button', { name: 'Intentar el pago de nuevo' }),
});

/** The bare number in the text of `number`. */
export const orderNumberIn = (text: string): string => /N\.º\s*(\S+)/.exec(text)?.[1] ?? '';
