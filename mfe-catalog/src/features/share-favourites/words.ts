import type { Locale } from 'shared-contracts/locale';

const es = {
  title: 'Compartir mi lista',
  text: 'Quien tenga el enlace ve el nombre y los productos que guardas, y nada sobre ti.',
  name: 'Nombre de la lista',
  create: 'Crear enlace',
  rename: 'Cambiar nombre',
  link: 'Enlace de tu lista',
  share: 'Compartir',
  end: 'Dejar de compartir',
  failed: 'No pudimos compartir tu lista',
  server: 'Hay un problema con el servidor, intenta más tarde',
  required: 'Escribe un nombre, por ejemplo “Para mi cumpleaños”.',
};
const en: typeof es = {
  title: 'Share my list',
  text: 'Everybody with the link sees the name and the products that you save, and nothing about you.',
  name: 'Name of the list',
  create: 'Create link',
  rename: 'Change name',
  link: 'Link of your list',
  share: 'Share',
  end: 'Stop sharing',
  failed: 'We could not share your list',
  server: 'There is a problem with the server, try again later',
  required: 'Type a name, for example “For my birthday”.',
};
export const WORDS: Record<Locale, typeof es> = { es, en };
