import type { ParcelWords } from './types.ts';

/** Words for parcels in Spanish, as pages and mails show them to the buyer (docs/product/delivery.md#parcels). */
export const parcelWords: ParcelWords = {
  title: 'Envío',
  sent: (carrier, number) =>
    number === null ? `Lo lleva ${carrier}.` : `Lo lleva ${carrier}, con el número ${number}.`,
  problems: {
    returned:
      'Tu pedido volvió a nuestra tienda. Te lo enviamos otra vez o te devolvemos el dinero: te escribimos por correo.',
    lost: 'El transporte perdió tu pedido. Te lo enviamos otra vez o te devolvemos el dinero: te escribimos por correo.',
  },
  link: (carrier) => `Seguirlo en la página de ${carrier}`,
};
