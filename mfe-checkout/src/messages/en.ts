import { SERVER_PROBLEM } from 'shared-contracts/domain/error-catalogue';
import type { Messages } from './es.ts';

const en: Messages = {
  common: {
    retry: 'Try again',
    optional: 'optional',
    continue: 'Continue',
    back: 'Back',
    cancel: 'Cancel',
    backToCart: 'Back to the cart',
    loading: 'Loading',
    failedTitle: 'We could not load this part',
    failedText: 'Check your connection and try again.',
    toMend: (n) => (n === 1 ? '1 detail to correct' : `${n} details to correct`),
  },
  failures: {
    server: SERVER_PROBLEM.en,
    checkData: 'Check that the information is correct',
    passwordMismatch: 'The password does not match',
    tooMany: 'There were many tries in a row. Wait a moment and try again.',
    commonPassword: 'That password is very common. Choose another.',
    guest: 'There is an error in your registration as a guest, please try later',
    registration: 'There is a problem with the registration, please try again',
    address: 'There was a problem updating the data',
    tooManyAddresses: 'You have all the addresses you can save. Delete one in your account.',
    paymentAway: 'Card payment is not available right now. Try again in a few minutes.',
    orderUnreached:
      'We could not reach the shop. It is safe to pay again: your order will not be placed twice.',
  },

  totals: {
    articles: (n) => `${n} ${n === 1 ? 'item' : 'items'}`,
    subtotal: 'Subtotal',
    gift: 'Gift box',
    discount: 'Discount',
    shipping: 'Delivery',
    pickup: 'Store pickup',
    free: 'Free',
    toBeCalculated: 'To be calculated',
    total: 'Total',
    vat: 'Prices include VAT.',
  },

  cart: {
    title: 'Shopping cart',
    description: 'The products you chose, with their price and total.',
    list: 'Products in the cart',
    summary: 'Summary',
    remove: (product) => `Remove ${product}`,
    removeShort: 'Remove',
    each: (price) => `${price} each`,
    soldOut: 'Sold out: not in the total. Remove it to continue.',
    insufficient: (left) => `Only ${left} left: adjust the quantity.`,
    sharedStock: 'Another product in your cart uses the bottles that are left: remove one of the two.',
    fixFirst: 'Some products do not have enough stock. Adjust your cart to continue.',
    checkout: 'Continue to checkout',
    keepShopping: 'Keep shopping',
    shippingLater: 'Delivery is added before you pay, by commune.',
    undo: 'Undo',
    removed: (product) => `${product} is no longer in the cart`,
    emptyTitle: 'Your cart is empty',
    emptyText: 'Choose a bottle, a box or something good to go with it.',
    emptyAction: 'See the wines',
    failedTitle: 'We could not read your cart',
    offlineText: 'No connection. We keep your changes and will send them when it is back.',
    offlineTitle: 'No connection',
    offlineEmpty: 'When it is back we will show your cart as you left it.',
    staleText: 'This is the last we know of your cart; prices may have changed.',
  },

  coupon: {
    label: 'Discount code',
    apply: 'Apply',
    hint: 'One code per order; it does not add to other discounts.',
    applied: (code) => `${code} applied`,
    remove: (code) => `Remove ${code}`,
    removeShort: 'Remove',
    required: 'The discount code field is required',
  },

  changes: {
    seen: 'Got it',
    price: (product: string, before: string, now: string) =>
      `${product}: the price changed from ${before} to ${now}.`,
    withdrawn: (product: string) => `${product} is no longer sold and left your cart.`,
    notJoined: (products: string) => `Your account’s cart is full. This did not fit into it: ${products}.`,
    coupon: {
      COUPON_INVALID: (code: string) => `Your coupon ${code} is no longer valid and takes nothing off.`,
      COUPON_USED: (code: string) => `Your coupon ${code} has been used already and takes nothing off.`,
      COUPON_NOT_COMBINABLE: (code: string) =>
        `Your coupon ${code} takes nothing off: it cannot be combined with discounted products.`,
      COUPON_MIN_TOTAL: (code: string) =>
        `Your coupon ${code} takes nothing off: your cart is below its minimum.`,
      COUPON_NOT_YET: (code: string) => `Your coupon ${code} takes nothing off: it is not valid yet.`,
      COUPON_ENDED: (code: string) => `Your coupon ${code} has ended and takes nothing off.`,
      COUPON_ONLY_FOR: (code: string) =>
        `Your coupon ${code} takes nothing off: your cart has no product that it is for.`,
      COUPON_NOT_BETTER: (code: string) =>
        `Your coupon ${code} takes nothing off: the offers in your cart take off more.`,
    },
  },

  giftBox: {
    title: 'Gift box',
    chosen: 'added',
    add: 'Add a gift box',
    hint: 'We wrap your order as a present and print your card.',
    text: 'Message for the card',
    optional: 'optional',
    left: (n) => (n === 1 ? '1 character left.' : `${n} characters left.`),
    preview: 'This is how we print your card:',
    lost: (signs) => `The card goes without this, because we cannot print it: ${signs}`,
    nothingPrintable:
      'We cannot print any of this message. Write it with letters, or the card goes without a message.',
  },

  estimate: {
    show: 'Work out delivery',
    withShipping: 'Total with delivery',
    calculating: 'Working out the delivery…',
    arrival: ({ promise, time_delivery }) =>
      promise ? `Arrives ${promise.text}` : `Arrives in ${time_delivery}`,
    missingForFree: (amount) => `${amount} more for free delivery`,
    unserved:
      'We do not deliver to this commune yet. You can choose another one or pick up at the shop, free.',
    failed: 'We could not work out the delivery.',
  },

  panel: {
    title: 'Cart',
    removedTitle: 'Product removed',
    added: (product = 'The product') => `${product} is in your cart.`,
    see: 'See cart',
    pay: 'Go to checkout',
    failedText: 'We could not read your cart.',
  },

  steps: {
    endedTitle: 'Your session has ended',
    endedText: 'Sign in to go on where you were. Your delivery and payment choices are still here.',
    cart: 'Cart',
    personal: 'Your details',
    delivery: 'Delivery',
    payment: 'Payment',
    summary: 'Your order',
    show: 'See details',
    editCart: 'Edit cart',
    quantity: (n) => `${n} ${n === 1 ? 'unit' : 'units'}`,
  },

  fields: {
    name: 'First name',
    surname: 'Last name',
    rut: 'RUT',
    email: 'Email',
    phone: 'Phone',
    password: 'Password',
    identification: 'Name of the address',
    address: 'Address',
    department: 'Apartment',
    region: 'Region',
    commune: 'Commune',
    comment: 'Comment',
    contactName: "Receiver's first name",
    contactSurname: "Receiver's last name",
    contactPhone: "Receiver's phone",
    reason: 'Company name',
    invoiceRut: 'Company RUT',
    giro: 'Line of business',
    invoiceAddress: 'Company address',
    apartment: 'Office or apartment',
    invoicePhone: 'Company phone',
    invoiceEmail: 'Email for the invoice',
  },
  required: {
    name: 'first name',
    surname: 'last name',
    rut: 'RUT',
    email: 'email',
    phone: 'phone',
    password: 'password',
    identification: 'name of the address',
    address: 'address',
    region: 'region',
    commune: 'commune',
    reason: 'company name',
    giro: 'line of business',
    terms: 'terms and conditions',
  },
};

export default en;
