export const audit = {
  title: 'Historial',
  at: 'Cuándo',
  staff: 'Quién',
  action: 'Qué hizo',
  entity: 'En qué',
  changes: 'Antes → después',
  reason: 'Por qué',
  from: 'Desde el día',
  to: 'Hasta el día',
  command_line: 'Administración del sistema',
  actions: {
    session: {
      start: 'Entró',
      end: 'Salió',
      'wrong-password': 'Contraseña equivocada',
      'wrong-code': 'Código equivocado',
      enrol: 'Conectó su teléfono',
      'accept-link': 'Eligió contraseña',
    },
    staff: {
      change: 'Cambió los datos',
      invite: 'Invitó',
      reset: 'Pidió contraseña nueva',
      'end-sessions': 'Cerró las sesiones',
    },
  },
  entities: { order: 'Pedido', product: 'Producto', staff: 'Persona del equipo' },
};
