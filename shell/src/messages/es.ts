/** Texts of the frame in Chilean Spanish. `{name}` is filled in by whoever shows the text. */
export const es = {
  header: {
    skip: 'Saltar al contenido',
    search: 'Buscar',
    login: 'Iniciar sesión',
    account: 'Mi cuenta',
    reservations: 'Reservas',
    sommelier: 'Sommelier virtual',
    tracking: 'Seguimiento',
    cart: 'Carrito',
    cartOne: 'Carrito, 1 artículo',
    cartMany: 'Carrito, {n} artículos',
    language: 'Idioma',
    main: 'Principal',
    shortcuts: 'Accesos rápidos',
    menu: 'Menú',
    back: 'Volver',
    all: 'Ver todo en {title}',
    home: 'Inicio',
  },
  footer: {
    social: 'Redes sociales',
    legal: 'RUT {rut}',
    rights: '© {year} {name}',
  },
  ageGate: {
    title: '¿Eres mayor de edad?',
    yes: 'Sí, soy mayor de 18 años',
    no: 'No',
    refused: 'Para entrar debes ser mayor de 18 años. Te esperamos más adelante.',
  },
  notFound: { home: 'Ir al inicio' },
  slot: {
    title: 'Esta sección no está disponible',
    text: 'No pudimos cargar esta parte de la tienda. Tu carrito está a salvo.',
    retry: 'Reintentar',
  },
};

export type Messages = typeof es;
