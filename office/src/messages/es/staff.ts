export const staff = {
  title: 'Equipo',
  role: 'Trabajo',
  status: 'Acceso',
  last_seen: 'Última vez aquí',
  statuses: { invited: 'Falta elegir contraseña', active: 'Puede entrar', disabled: 'Sin acceso' },
  role_help: {
    owner: 'Puede hacer todo, también invitar y quitar personas.',
    manager:
      'Puede casi todo, también anular pedidos, devolver dinero y cambiar precios. No invita personas ni cambia los datos legales.',
    warehouse: 'Prepara y despacha pedidos, y corrige el stock.',
    editor:
      'Escribe los productos, los textos y las promociones de la tienda, y los eventos y horarios del bar. No cambia precios ni ve pedidos.',
    support:
      'Atiende: pedidos, comprobantes, direcciones, reservas, mensajes y datos de clientes. No devuelve dinero.',
  },
  disable: 'Quitar el acceso',
  disable_help:
    'Sale al momento de todos sus equipos y no puede volver a entrar. Puedes devolverle el acceso.',
  invite: {
    open: 'Invitar',
    title: 'Invitar a una persona',
    help: 'Le llega un correo con un enlace para elegir su contraseña y conectar su teléfono.',
    submit: 'Enviar la invitación',
    done: 'Enviamos el enlace a %{email}. Vale 7 días.',
  },
  give_access: {
    title: '¿Dar este acceso?',
    owner:
      '%{name} podrá hacer todo, también invitar y quitar personas. Avisamos por correo a todas las dueñas y dueños.',
    enabled: '%{name} podrá entrar otra vez. Avisamos por correo a todas las dueñas y dueños.',
  },
  reset: {
    open: 'Contraseña y teléfono nuevos',
    title: '¿Pedir contraseña y teléfono nuevos?',
    help: 'La contraseña, el teléfono y los códigos de respaldo de %{name} dejan de servir, y sus sesiones se cierran. Enviamos un enlace nuevo a %{email}.',
    submit: 'Enviar un enlace nuevo',
    done: 'Enviamos un enlace nuevo a %{email}. Vale 7 días.',
  },
  sessions: {
    title: 'Sesiones abiertas',
    own_help:
      'Aquí entraste con tu cuenta. Si no reconoces un equipo, ciérralo y pide una contraseña nueva a la dueña o dueño.',
    none: 'No hay sesiones abiertas.',
    current: 'este equipo',
    unknown_device: 'Equipo desconocido',
    times: 'Entró: %{from} · Última vez: %{last}',
    end: 'Cerrar',
    end_all: 'Cerrar todas sus sesiones',
    end_all_help: '%{name} sale al momento de todos sus equipos. Puede volver a entrar con su contraseña.',
    ended: 'Cerrada',
  },
};
