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
  entities: { order: 'Pedido', product: 'Producto', staff: 'Persona del equipo' },
};
