import type { Shipping } from 'shared-contracts/api/shopping-cart.schema';
import { SERVER_PROBLEM } from 'shared-contracts/domain/error-catalogue';

const articles = (n: number): string => `${n} ${n === 1 ? 'artículo' : 'artículos'}`;

const es = {
  common: {
    retry: 'Reintentar',
    optional: 'opcional',
    continue: 'Continuar',
    back: 'Volver',
    cancel: 'Cancelar',
    backToCart: 'Volver al carrito',
    loading: 'Cargando',
    failedTitle: 'No pudimos cargar esta parte',
    failedText: 'Revisa tu conexión y vuelve a intentarlo.',
    toMend: (n: number) => (n === 1 ? 'Falta corregir 1 dato' : `Falta corregir ${n} datos`),
  },
  /** Error texts (docs/product/errors.md#error-texts). */
  failures: {
    server: SERVER_PROBLEM.es,
    checkData: 'Verifica que la información ingresada sea correcta',
    passwordMismatch: 'La contraseña no coincide',
    tooMany: 'Hubo muchos intentos seguidos. Espera un momento e intenta nuevamente.',
    commonPassword: 'Esa contraseña es muy común. Elige otra.',
    guest: 'Hay un error en tu registro como invitado, por favor intenta luego',
    registration: 'Hay un problema con el registro, por favor intente nuevamente',
    address: 'Hubo un problema al actualizar los datos',
    tooManyAddresses: 'Ya tienes todas las direcciones que puedes guardar. Elimina una en tu cuenta.',
    paymentAway: 'El pago con tarjeta no está disponible en este momento. Intenta en unos minutos.',
    orderUnreached:
      'No pudimos comunicarnos con la tienda. Puedes volver a pagar con confianza: tu pedido no se hará dos veces.',
  },

  totals: {
    articles,
    subtotal: 'Subtotal',
    gift: 'Caja de regalo',
    discount: 'Descuento',
    shipping: 'Despacho',
    pickup: 'Retiro en tienda',
    free: 'Gratis',
    toBeCalculated: 'Por calcular',
    total: 'Total',
    vat: 'Precios con IVA incluido.',
  },

  cart: {
    title: 'Carrito de compras',
    description: 'Los productos que elegiste, con su precio y su total.',
    list: 'Productos del carrito',
    summary: 'Resumen',
    remove: (product: string) => `Eliminar ${product}`,
    removeShort: 'Eliminar',
    each: (price: string) => `${price} c/u`,
    soldOut: 'Agotado: no se suma al total. Elimínalo para continuar.',
    insufficient: (left: number) =>
      left === 1 ? 'Queda solo 1: ajusta la cantidad.' : `Quedan solo ${left}: ajusta la cantidad.`,
    sharedStock: 'Otro producto de tu carrito usa las botellas que quedan: elimina uno de los dos.',
    fixFirst: 'Hay productos sin stock suficiente. Ajusta tu carrito para continuar.',
    checkout: 'Continuar compra',
    keepShopping: 'Seguir comprando',
    shippingLater: 'El despacho se suma antes de pagar, según tu comuna.',
    undo: 'Deshacer',
    removed: (product: string) => `${product} ya no está en el carrito`,
    emptyTitle: 'Tu carrito está vacío',
    emptyText: 'Elige una botella, una caja o algo rico para acompañarla.',
    emptyAction: 'Ver vinos',
    failedTitle: 'No pudimos leer tu carrito',
    offlineText: 'Sin conexión. Guardamos tus cambios y los enviaremos cuando vuelva.',
    offlineTitle: 'Sin conexión',
    offlineEmpty: 'Cuando vuelva te mostraremos tu carrito tal como lo dejaste.',
    staleText: 'Te mostramos lo último que sabemos de tu carrito; los precios pueden haber cambiado.',
  },

  coupon: {
    label: 'Código de descuento',
    apply: 'Aplicar',
    hint: 'Un código por pedido; no se suma a otros descuentos.',
    applied: (code: string) => `${code} aplicado`,
    remove: (code: string) => `Quitar ${code}`,
    removeShort: 'Quitar',
    required: 'El campo código de descuento es requerido',
  },

  changes: {
    seen: 'Entendido',
    price: (product: string, before: string, now: string) =>
      `${product}: el precio cambió de ${before} a ${now}.`,
    withdrawn: (product: string) => `${product} ya no está a la venta y salió de tu carrito.`,
    notJoined: (products: string) =>
      `No cupo en el carrito de tu cuenta, que llegó a su límite: ${products}.`,
    coupon: {
      COUPON_INVALID: (code: string) => `Tu cupón ${code} ya no es válido y no se descuenta.`,
      COUPON_USED: (code: string) => `Tu cupón ${code} ya fue utilizado y no se descuenta.`,
      COUPON_NOT_COMBINABLE: (code: string) =>
        `Tu cupón ${code} no se descuenta: no se suma a productos con descuento.`,
      COUPON_MIN_TOTAL: (code: string) =>
        `Tu cupón ${code} no se descuenta: tu carrito no llega a su monto mínimo.`,
      COUPON_NOT_YET: (code: string) => `Tu cupón ${code} no se descuenta: todavía no empieza.`,
      COUPON_ENDED: (code: string) => `Tu cupón ${code} ya venció y no se descuenta.`,
      COUPON_ONLY_FOR: (code: string) =>
        `Tu cupón ${code} no se descuenta: tu carrito no tiene productos para los que vale.`,
      COUPON_NOT_BETTER: (code: string) =>
        `Tu cupón ${code} no se descuenta: las ofertas de tu carrito ya rebajan más.`,
    },
  },

  giftBox: {
    title: 'Caja de regalo',
    chosen: 'agregada',
    add: 'Agregar caja de regalo',
    hint: 'Envolvemos tu pedido para regalo e imprimimos tu tarjeta.',
    text: 'Mensaje para la tarjeta',
    optional: 'opcional',
    left: (n: number) => (n === 1 ? 'Te queda 1 carácter.' : `Te quedan ${n} caracteres.`),
    preview: 'Así imprimimos tu tarjeta:',
    lost: (signs: string) => `La tarjeta va sin esto, porque no podemos imprimirlo: ${signs}`,
    nothingPrintable:
      'No podemos imprimir nada de este mensaje. Escríbelo con letras, o la tarjeta va sin mensaje.',
  },

  estimate: {
    show: 'Calcular despacho',
    withShipping: 'Total con despacho',
    calculating: 'Calculando el despacho…',
    /** The promised days, else the time in working days. */
    arrival: ({ promise, time_delivery }: Pick<Shipping, 'promise' | 'time_delivery'>) =>
      promise ? `Llega ${promise.text}` : `Llega en ${time_delivery}`,
    missingForFree: (amount: string) => `Te faltan ${amount} para el despacho gratis`,
    unserved: 'Todavía no despachamos a esta comuna. Puedes elegir otra o retirar en tienda gratis.',
    failed: 'No pudimos calcular el despacho.',
  },

  panel: {
    title: 'Carrito',
    removedTitle: 'Producto eliminado',
    added: (product = 'El producto') => `${product} está en tu carrito.`,
    see: 'Ver carrito',
    pay: 'Ir a pagar',
    failedText: 'No pudimos leer tu carrito.',
  },

  steps: {
    endedTitle: 'Tu sesión terminó',
    endedText: 'Inicia sesión para seguir donde estabas. Guardamos tu despacho y tu forma de pago.',
    cart: 'Carrito',
    personal: 'Tus datos',
    delivery: 'Despacho',
    payment: 'Pago',
    summary: 'Tu pedido',
    show: 'Ver detalle',
    editCart: 'Editar carrito',
    quantity: (n: number) => (n === 1 ? '1 unidad' : `${n} unidades`),
  },

  /** Field names. `required` has the names for 'El campo … es requerido'. */
  fields: {
    name: 'Nombre',
    surname: 'Apellido',
    rut: 'RUT',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    password: 'Contraseña',
    identification: 'Nombre de la dirección',
    address: 'Dirección',
    department: 'Departamento',
    region: 'Región',
    commune: 'Comuna',
    comment: 'Comentario',
    contactName: 'Nombre de quien recibe',
    contactSurname: 'Apellido de quien recibe',
    contactPhone: 'Teléfono de quien recibe',
    reason: 'Razón social',
    invoiceRut: 'RUT de la empresa',
    giro: 'Giro',
    invoiceAddress: 'Dirección de la empresa',
    apartment: 'Oficina o departamento',
    invoicePhone: 'Teléfono de la empresa',
    invoiceEmail: 'Correo para la factura',
  },
  required: {
    name: 'nombre',
    surname: 'apellido',
    rut: 'RUT',
    email: 'email',
    phone: 'teléfono',
    password: 'contraseña',
    identification: 'nombre de la dirección',
    address: 'dirección',
    region: 'región',
    commune: 'comuna',
    reason: 'razón social',
    giro: 'giro',
    terms: 'términos y condiciones',
  },
};

export type Words<T> = T extends (...args: infer A) => string
  ? (...args: A) => string
  : T extends readonly string[]
    ? string[]
    : T extends string
      ? string
      : { [K in keyof T]: Words<T[K]> };

export type Messages = Words<typeof es>;
export default es;
