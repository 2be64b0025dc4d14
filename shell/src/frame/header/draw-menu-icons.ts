/** Replaces icon names by path data on the server, so that the browser does not need the icon table. */
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

/** @returns menu with path data instead of icon names. Unknown names show no icon. */
export const drawMenuIcons = (menu: Layout['navbar']): Layout['navbar'] => ({
  components: menu.components.map((entry) => ({
    ...entry,
    options: entry.options.map((option) => ({
      ...option,
      icon: (option.icon && ICONS[option.icon]) || null,
    })),
  })),
});
