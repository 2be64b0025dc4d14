export const account = {
  navigation: 'Mi cuenta',
  signOut: 'Cerrar sesión',
  overview: 'Resumen',
  orders: 'Mis compras',
  profile: 'Mis datos',
  addresses: 'Mis direcciones',
  privacy: 'Privacidad',
  endedTitle: 'Tu sesión terminó',
  endedText: 'Inicia sesión para seguir donde estabas. Lo que escribiste sigue aquí.',
  guestTitle: 'Esta página es de tu cuenta',
  guestText: 'Inicia sesión para verla.',
};

export const overview = {
  title: 'Mi cuenta',
  description: 'Tus compras, tus datos y tus direcciones.',
  hello: (name: string) => `Hola, ${name}`,
  lead: 'Aquí están tus últimas compras y lo que sabemos de ti.',
  facts: 'Tus datos',
  edit: 'Cambiar mis datos',
  last: 'Últimas compras',
  all: 'Ver todas mis compras',
  unverifiedTitle: 'Confirma tu correo',
  unverifiedText: (email: string) =>
    `Te enviamos un enlace a ${email}. Al confirmarlo verás también las compras que hiciste como invitado.`,
  sendAgain: 'Enviar de nuevo',
  sentAgain: 'Listo, el enlace va en camino.',
  addressesTitle: 'Direcciones',
  addressesText: 'Dónde te llevamos tus pedidos.',
  addressesLink: 'Ver mis direcciones',
};

export const policies = {
  title: 'Políticas de compra',
  description: 'Despachos, cambios, devoluciones y condiciones de tus compras.',
  lead: 'Lo que conviene saber antes y después de una compra.',
  links: [
    {
      href: '/acerca-de/politicas-de-despacho',
      title: 'Despachos',
      text: 'A dónde llegamos, cuánto demora y quién puede recibir.',
    },
    {
      href: '/acerca-de/politicas-de-cambio',
      title: 'Cambios y devoluciones',
      text: 'Qué hacer si algo llegó mal o cambiaste de idea.',
    },
    {
      href: '/acerca-de/condiciones-generales',
      title: 'Condiciones generales',
      text: 'Las reglas de la tienda, en detalle.',
    },
  ],
};
