import { products } from './products.ts';

/** People: customers and guests. */
export const people = {
  title: 'Clientes',
  search: 'Nombre, correo, RUT o teléfono',
  nameless: 'Sin nombre',
  company: 'Empresa',
  no_orders: 'Todavía no hay pedidos.',
  last_order: 'Último pedido',
  since: 'Desde',
  account: { label: 'Cuenta', none: 'Sin cuenta', open: 'Con cuenta', blocked: 'Cuenta bloqueada' },
  account_since: 'Cuenta desde',
  confirmed: { label: 'Correo confirmado', yes: 'Sí', no: 'Todavía no' },
  newsletter: {
    label: 'Boletín',
    none: 'No lo pidió',
    pending: 'Lo pidió y falta que confirme',
    confirmed: 'Lo recibe',
    unsubscribed: 'Se dio de baja',
  },
  limits: 'Usos que detuvo',
  blocked: 'Bloqueada el %{time} por %{staff}: %{reason}',
  cancelled: 'anulada',
  looked: 'Son datos personales: cada visita a esta página queda en el historial.',
  actions: 'Qué se puede hacer',
  export: {
    button: 'Descargar sus datos',
    title: '¿Descargar todos sus datos?',
    help: 'Se guarda en tu equipo un archivo con todo lo que la tienda sabe de %{email}. Entrégalo solo a esa persona y bórralo después. La ley 21.719 da 30 días para responder.',
    done: 'Archivo descargado',
  },
  block: {
    button: 'Bloquear la cuenta',
    title: '¿Bloquear la cuenta?',
    help: 'Se cierran sus sesiones. Ya no puede entrar ni comprar con su cuenta, y la tienda se lo dice al entrar. Sus pedidos siguen su curso. Puede comprar como invitado. Lo puedes deshacer.',
    done: 'Cuenta bloqueada',
  },
  unblock: {
    button: 'Desbloquear la cuenta',
    title: '¿Desbloquear la cuenta?',
    help: 'Podrá entrar y comprar otra vez con su contraseña de siempre.',
    done: 'Cuenta desbloqueada',
  },
  reseller: {
    label: 'Impuesto a los alcoholes',
    yes: 'Revende: sus facturas lo llevan',
    on: {
      button: 'Marcar que revende',
      title: '¿Revende lo que compra?',
      help: 'Sus próximas facturas llevan el impuesto a los alcoholes: 20,5 % en vinos y cervezas, 31,5 % en licores. El total no cambia. Un contador debe decidir si corresponde.',
      done: 'Sus próximas facturas llevan el impuesto',
    },
    off: {
      button: 'Quitar que revende',
      title: '¿Ya no revende lo que compra?',
      help: 'Sus próximas facturas no llevan el impuesto a los alcoholes. Un contador debe decidir si corresponde.',
      done: 'Sus próximas facturas van sin el impuesto',
    },
  },
  erase: {
    button: 'Borrar sus datos',
    title: '¿Borrar sus datos para siempre?',
    prove: 'Hazlo solo si lo pidió la persona dueña de %{email} y ya lo comprobaste.',
    account: 'La cuenta y sus direcciones se borran. Si estaba bloqueada, el bloqueo también.',
    orders:
      'De %{smart_count} pedido se borra quién compró. La ley tributaria obliga a guardar 6 años número, fecha, productos, montos y los datos de la factura. |||| De %{smart_count} pedidos se borra quién compró. La ley tributaria obliga a guardar 6 años números, fechas, productos, montos y los datos de las facturas.',
    open: '%{smart_count} pedido sigue en curso: se borra cuando se entregue o se anule. |||| %{smart_count} pedidos siguen en curso: se borran cuando se entreguen o se anulen.',
    reservations:
      '%{smart_count} reserva queda sin nombre. Si es futura, se anula sin avisar. |||| %{smart_count} reservas quedan sin nombre. Las futuras se anulan sin avisar.',
    messages:
      'Se borra %{smart_count} mensaje con sus respuestas. |||| Se borran %{smart_count} mensajes con sus respuestas.',
    newsletter: 'Ya no recibe el boletín.',
    final: 'No se puede deshacer.',
    later:
      '%{smart_count} pedido en curso se borra cuando termine. |||| %{smart_count} pedidos en curso se borran cuando terminen.',
    done: 'Datos borrados',
  },
};

/** Names of the lists, and of the fields by which one is sorted. */
export const resources = {
  people: { name: 'cliente |||| clientes' },
  messages: { name: 'mensaje |||| mensajes' },
  'failed-mails': { name: 'correo que no salió |||| correos que no salieron' },
  'privacy-requests': { name: 'solicitud sobre datos |||| solicitudes sobre datos' },
  incidents: { name: 'incidente |||| incidentes' },
  subscriptions: { name: 'suscripción |||| suscripciones' },
  products: { fields: products.fields },
};
