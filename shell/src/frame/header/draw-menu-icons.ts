/** The server puts the drawing in the place of an icon's name: the browser then needs those of its menu only, not the table. */
import type { Layout } from 'shared-contracts/api/pages.schema';
import { calendar, cheese, gift, glass, grape, help, parcel, store } from 'shared-ui/icon';

/** Icons that menu content may name. */
const ICONS: Record<string, string> = {
  calendar,
  cheese,
  gift,
  glass,
  grape,
  help,
  package: parcel,
  store,
  wine: glass,
};

/** @returns the menu with path data instead of names; an unknown name shows none */
export const drawMenuIcons = (menu: Layout['navbar']): Layout['navbar'] => ({
  components: menu.components.map((entry) => ({
    ...entry,
    options: entry.options.map((option) => ({
      ...option,
      icon: (option.icon && ICONS[option.icon]) || null,
    })),
  })),
});
