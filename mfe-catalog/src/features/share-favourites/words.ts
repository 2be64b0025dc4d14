import { GUEST_LIST_DAYS } from 'shared-contracts/domain/favourites';
import type { Locale } from 'shared-contracts/locale';

const es = {
  title: 'Compartir mi lista',
  text: 'Quien tenga el enlace ve el nombre y los productos que guardas, y nada sobre ti.',
  guestText: `Quien tenga el enlace ve, por ${GUEST_LIST_DAYS} días, el nombre y los productos que guardas ahora, y nada sobre ti. Si guardas otros, actualízalo.`,
  name: 'Nombre de la lista',
  create: 'Crear enlace',
  rename: 'Cambiar nombre',
  update: 'Actualizar enlace',
  link: 'Enlace de tu lista',
  share: 'Compartir',
  end: 'Dejar de compartir',
  guestTitle: 'Lista que compartiste sin cuenta',
  guestList: (name: string) =>
    `Compartiste “${name}” desde este navegador. Quien tenga el enlace todavía la ve.`,
  guestLink: (name: string) => `Enlace de “${name}”`,
  endGuest: (name: string) => `Dejar de compartir “${name}”`,
  failed: 'No pudimos compartir tu lista',
  endFailed: 'No pudimos dejar de compartir tu lista',
  required: 'Escribe un nombre, por ejemplo “Para mi cumpleaños”.',
};
const en: typeof es = {
  title: 'Share my list',
  text: 'Everybody with the link sees the name and the products that you save, and nothing about you.',
  guestText: `For ${GUEST_LIST_DAYS} days, everybody with the link sees the name and the products that you save now, and nothing about you. If you save others, update it.`,
  name: 'Name of the list',
  create: 'Create link',
  rename: 'Change name',
  update: 'Update link',
  link: 'Link of your list',
  share: 'Share',
  end: 'Stop sharing',
  guestTitle: 'List that you shared without an account',
  guestList: (name) => `You shared “${name}” from this browser. Everybody with the link still sees it.`,
  guestLink: (name) => `Link of “${name}”`,
  endGuest: (name) => `Stop sharing “${name}”`,
  failed: 'We could not share your list',
  endFailed: 'We could not stop sharing your list',
  required: 'Type a name, for example “For my birthday”.',
};
export const WORDS: Record<Locale, typeof es> = { es, en };
