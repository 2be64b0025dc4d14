import { calendar, gift, glass, grape, help, Icon, store } from 'shared-ui/icon';

/** Icons that menu content may name; an unknown name shows none. */
const ICONS: Record<string, string> = { calendar, gift, glass, grape, help, store };

export const MenuIcon = ({ name }: { name: string | null }) => {
  const path = name && ICONS[name];
  return path ? <Icon path={path} size={18} /> : null;
};
