import type { Page } from '@playwright/test';

/** Result and status of an order. */
export const orderPage = (page: Page) => ({
  thanks: page.getByRole('heading', { name: '¡Gracias por tu compra!' }),
  failed: page.getByRole('heading', { name: 'No pudimos completar tu pago' }),
  /** Bank account for the transfer. */
  account: page.getByRole('region', { name: 'Cuenta de la tienda' }),
  /** File field for the proof of the transfer. */
  proof: page.getByLabel('Comprobante de la transferencia'),
  sendProof: page.getByRole('button', { name: 'Enviar comprobante' }),
  proofCame: page.getByRole('heading', { name: 'Recibimos tu comprobante' }),
  transferData: page.getByRole('link', { name: 'Ver los datos para transferir' }),
  notFound: page.getByRole('heading', { name: 'Pedido no encontrado' }),
  /** Text with the order number: "Pedido N.º 1234". */
  number: page.getByText(/Pedido N\.º \S+/).first(),
  cancel: page.getByRole('button', { name: 'Anular el pedido' }),
  cancelPanel: page.getByRole('region', { name: '¿Anulamos tu pedido?' }),
  confirmCancel: page.getByRole('button', { name: 'Sí, anular el pedido' }),
  refunds: page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Devoluciones' }) })
    .last(),
  /** Changes of the order before it was sent. */
  revisions: page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Cambios en tu pedido' }) })
    .last(),
  /** Returns of the order, and the form that asks for one. */
  returns: page.getByRole('region', { name: 'Devolver productos' }),
  tryAgain: page.getByRole('button', { name: 'Intentar el pago de nuevo' }),
});

export const orderNumberIn = (text: string): string => /N\.º\s*(\S+)/.exec(text)?.[1] ?? '';
