const PERSON = { name: 60, surname: 60, phone: 20 } as const;

/** Most characters of the fields that shoppers type. Those of an order have their paths in it. */
export const LENGTHS = {
  ...PERSON,
  rut: 20,
  email: 120,
  address: 70,
  department: 40,
  contact: PERSON,
  comment: 300,
  /** The tax authority defines the lengths of a factura. */
  invoice: { reason: 100, rut: 20, giro: 40, address: 70, apartment: 40, phone: 20, email: 80 },
  coupon: 40,
  giftText: 300,
  /** Name that a customer gives to an address: "Casa", "Oficina". */
  alias: 40,
  orderNumber: 40,
  subject: 100,
  message: 2000,
  reservationMessage: 500,
} as const;
