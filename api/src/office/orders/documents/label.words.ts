/** Words of the label. The carrier in Chile reads it, whatever the buyer's language. */
export const LABEL_WORDS = {
  from: 'De',
  to: 'Para',
  order: 'Pedido',
  pickup: 'Retiro en tienda',
  concierge: 'Entregar en conserjería',
  alcohol: '+18 · Solo a mayores de 18 años, con cédula',
};
