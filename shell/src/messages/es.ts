import { cookieWords } from 'shared-contracts/domain/consent-words/es';

/** Chilean Spanish texts of the shell. `fill` replaces `{name}`. */
export const es = {
  header: {
    skip: 'Saltar al contenido',
    search: 'Buscar',
    login: 'Iniciar sesión',
    account: 'Mi cuenta',
    reservations: 'Reservas',
    sommelier: 'Sommelier virtual',
    tracking: 'Seguimiento',
    favourites: 'Favoritos',
    cart: 'Carrito',
    cartOne: 'Carrito, 1 artículo',
    cartMany: 'Carrito, {n} artículos',
    language: 'Idioma',
    main: 'Principal',
    shortcuts: 'Accesos rápidos',
    menu: 'Menú',
    back: 'Volver',
    all: 'Ver todo en {title}',
    more: 'Más de {title}',
    home: 'Inicio',
  },
  footer: {
    social: 'Redes sociales',
    legal: 'RUT {rut}',
    rights: '© {year} {name}',
    cookies: 'Cookies',
    myData: 'Tus datos',
  },
  newsletter: {
    label: 'Tu correo',
    submit: 'Suscribirme',
    sending: 'Enviando…',
    sent: 'Te enviamos un correo: con su enlace confirmas la suscripción.',
    note: 'Te das de baja cuando quieras.',
    privacy: 'Cómo cuidamos tus datos',
  },
  share: {
    open: 'Compartir',
    copied: 'Enlace copiado',
    copiedText: 'Ya lo puedes pegar donde quieras.',
  },
  help: { open: 'Ayuda', title: '¿Te ayudamos?' },
  consent: {
    title: 'Cookies, solo si quieres',
    text: 'Las necesarias guardan tu carrito y tu idioma. Las demás esperan tu respuesta, y puedes cambiarla cuando quieras al pie de cada página.',
    more: 'Leer más',
    accept: 'Aceptar todas',
    reject: 'Rechazar todas',
    choose: 'Elegir',
    save: 'Guardar mi elección',
    ...cookieWords,
  },
  ageGate: {
    title: '¿Eres mayor de edad?',
    yes: 'Sí, soy mayor de 18 años',
    no: 'No',
    refused: 'Para entrar debes ser mayor de 18 años. Te esperamos más adelante.',
  },
  notFound: { home: 'Ir al inicio' },
  loading: 'Cargando la página',
  needsScript:
    'Puedes comprar sin cuenta desde la página de cada producto. Para entrar a tu cuenta o seguir un pedido, activa JavaScript en tu navegador o llámanos al {phone}.',
  offline: 'Sin conexión. Guardamos lo que hiciste y seguimos apenas vuelva.',
  slot: {
    title: 'Esta sección no está disponible',
    text: 'No pudimos cargar esta parte de la tienda. Tu carrito está a salvo.',
    retry: 'Reintentar',
    offlineTitle: 'Sin conexión',
    offlineText: 'Abriremos esta página apenas vuelva. Tu carrito está a salvo.',
  },
};

export type Messages = typeof es;
