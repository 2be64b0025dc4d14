import { calendar, cheese, gift, glass, grape, help, Icon, parcel, store } from 'shared-ui/icon';

/** Icons that menu content may name; an unknown name shows none. */
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

export const MenuIcon = ({ name }: { name: string | null }) => {
  const path = name && ICONS[name];
  return path ? <Icon path={path} size={18} /> : null;
};
