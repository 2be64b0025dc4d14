import { layout, type MenuOption, menuOption } from 'shared-contracts/api/pages.schema';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import { MENU_ICONS, MENU_LAYOUTS } from 'shared-contracts/office/menu-layouts';
import { z } from 'zod';
import type { Executor } from '../../db/connect.ts';
import type { Translated } from '../../db/schema/columns.ts';
import { lockContent } from '../../imports/content/content.repository.ts';
import type { DraftProblem, Publisher } from '../drafts/publisher.ts';
import { findPageContents, upsertPage } from './content.repository.ts';
import { textProblems } from './text-rules.ts';

const PAGE = 'layout';
/** Parts of an option that its layout does not show. */
const EMPTY: Pick<MenuOption, 'icon' | 'text' | 'link' | 'picture' | 'links' | 'groups'> = {
  icon: null,
  text: null,
  link: null,
  picture: null,
  links: [],
  groups: [],
};
/** Entries that a header of a phone still shows in one screen. */
const MOST_ENTRIES = 12;
const MOST_OPTIONS = 30;

type Links = MenuOption['links'];

/** Whether the address of the link has the filter that is stored beside it. */
const hasItsFilter = ({ link, filter }: Links[number]): boolean =>
  filter !== undefined &&
  new URLSearchParams(/\?([^#]*)/.exec(link)?.[1]).getAll(filter.key).includes(filter.value);

/** Drops the filter of a link whose address was changed. */
const withOwnFilters = (links: Links): Links =>
  links.map((one) => {
    if (hasItsFilter(one)) return one;
    const { filter: _, ...rest } = one;
    return rest;
  });

/** Keeps what the layout shows. */
const shownParts = (option: MenuOption): MenuOption => {
  const { component, title } = option;
  const kept = MENU_LAYOUTS[component].shows.map((part) => [part, option[part]]);
  const { links, groups, ...rest } = { ...EMPTY, ...(Object.fromEntries(kept) as typeof EMPTY) };
  return {
    component,
    title,
    ...rest,
    links: withOwnFilters(links),
    groups: groups.map((group) => ({ ...group, links: withOwnFilters(group.links) })),
  };
};

const title = z.string().trim().min(1).max(60);
const links = z.array(z.object({ text: title, link: z.string().min(1) })).max(MOST_OPTIONS);
const filled = z.string().trim().min(1);
// Only the parts that the layout shows must be filled, so they are checked after the others are dropped.
const shownLinks = z.array(menuOption.shape.links.element.extend({ text: filled, link: filled }));
const shownOption = menuOption.extend({
  links: shownLinks,
  groups: z.array(z.object({ title: filled, links: shownLinks })),
});
const words = z.object({
  entries: z
    .array(
      z.object({
        title,
        link: z.string().min(1),
        icon: z.string().nullable(),
        options: z
          .array(
            menuOption
              .extend({ title, icon: z.enum(MENU_ICONS).nullable() })
              .transform(shownParts)
              .pipe(shownOption),
          )
          .max(MOST_OPTIONS),
      }),
    )
    .min(1)
    .max(MOST_ENTRIES),
  /** Links of the footer. */
  pages_title: title,
  pages: links,
  policies_title: title,
  policies: links,
});
type MenuWords = z.output<typeof words>;
export type MenuData = Translated<MenuWords>;

const MISSING: Record<Locale, string> = { es: 'Este diseño lo necesita.', en: 'This layout needs it.' };

/** Parts that a layout needs and an option does not have. */
const missingParts = (data: MenuData, locale: Locale): DraftProblem[] =>
  Object.entries(data).flatMap(([language, menu]) =>
    menu.entries.flatMap((entry, at) =>
      entry.options.flatMap((option, index) =>
        MENU_LAYOUTS[option.component].needs
          .filter((part) => !option[part] || (option[part] as { length?: number }).length === 0)
          .map((part) => ({
            path: `${language}.entries.${at}.options.${index}.${part}`,
            message: MISSING[locale],
          })),
      ),
    ),
  );

const findLayouts = async (db: Executor) =>
  (await findPageContents(db, PAGE)) as Partial<Record<Locale, z.output<typeof layout>>> | null;

/** The mega menu and the links of the footer, which are a part of the frame's content. Its only id is `menu`. */
export const menuPublisher: Publisher<MenuData> = {
  kind: 'menu',
  entity: 'content',
  accepts: async (db, id) => id === 'menu' && (await findLayouts(db)) !== null,
  schemaOf: () => z.object({ es: words, en: words.optional() }),
  check: async (db, _id, data, locale) => [
    ...missingParts(data, locale),
    ...(await textProblems(db, data, locale)),
  ],
  async read(db) {
    const layouts = await findLayouts(db);
    if (!layouts) return null;
    return Object.fromEntries(
      Object.entries(layouts).map(([locale, { navbar, footer }]) => [
        locale,
        {
          entries: navbar.components,
          pages_title: footer.title_for_pages,
          pages: footer.links_to_pages,
          policies_title: footer.policy_title,
          policies: footer.policy_links,
        },
      ]),
    );
  },
  async apply(trx, _id, data) {
    await lockContent(trx);
    const layouts = (await findLayouts(trx)) ?? {};
    for (const [locale, stored] of Object.entries(layouts) as [Locale, z.output<typeof layout>][]) {
      // Where English was taken out, the English frame shows the Spanish menu.
      const menu = data[locale] ?? data.es;
      const content = {
        ...stored,
        navbar: { components: menu.entries },
        footer: {
          ...stored.footer,
          title_for_pages: menu.pages_title,
          links_to_pages: menu.pages,
          policy_title: menu.policies_title,
          policy_links: menu.policies,
        },
      };
      if (!layout.safeParse(content).success) throw new DomainError('VALIDATION_FAILED', {}, [locale]);
      await upsertPage(trx, { slug: PAGE, locale, content });
    }
  },
  pathOf: () => '/',
};
