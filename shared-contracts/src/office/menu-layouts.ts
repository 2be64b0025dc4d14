import type { MenuOption } from '../api/pages.schema.ts';

type Part = 'icon' | 'text' | 'link' | 'picture' | 'links' | 'groups';

interface MenuLayout {
  /** Fields that the shop shows beside the title. */
  shows: readonly Part[];
  /** Fields of `shows` that staff must fill. */
  needs: readonly Part[];
}

/** The six layouts of an entry of the menu (docs/product/frame.md#menu-layouts). */
export const MENU_LAYOUTS: Readonly<Record<MenuOption['component'], MenuLayout>> = {
  title_icon_and_links: { shows: ['icon', 'links'], needs: ['links'] },
  bundled_links: { shows: ['icon', 'links'], needs: ['links'] },
  grouped_links: { shows: ['icon', 'groups'], needs: ['groups'] },
  title_icon_and_link: { shows: ['icon', 'text', 'link'], needs: ['link'] },
  image_with_title_text_and_link: { shows: ['icon', 'text', 'link', 'picture'], needs: ['link', 'picture'] },
  title_icon_and_text: { shows: ['icon', 'text'], needs: ['text'] },
};

export const MENU_ICONS = [
  'wine',
  'glass',
  'grape',
  'cheese',
  'gift',
  'calendar',
  'package',
  'store',
  'help',
] as const;
