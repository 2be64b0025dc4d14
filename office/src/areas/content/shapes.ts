/** Forms of the content: which fields the editor shows, in which order. Fields without a shape stay as they are. */

import type { Block } from 'shared-contracts/api/content.schema';
import { DOCUMENT_SLUGS } from 'shared-contracts/api/documents';
import { INTRO_SLUGS } from 'shared-contracts/api/pages';
import { MENU_ICONS, MENU_LAYOUTS } from 'shared-contracts/office/menu-layouts';

/**
 * How the editor shows a field. `empty`: value of an emptied field. `absent`: content without the field does not show
 * it. `group`: message keys of the choices. `words`: name of an item, `point` or `row`, of a list without a heading.
 */
export type Shape =
  | { kind: 'line' | 'text' | 'address'; empty?: 'null' | 'absent' }
  | { kind: 'day'; empty?: 'null' }
  | { kind: 'choice'; ids: readonly string[]; group: string; empty?: 'null' }
  | { kind: 'picture'; empty?: 'null' }
  /** Base path of a picture without size. */
  | { kind: 'image'; empty?: 'null' }
  /** Running text with bold words and links. */
  | { kind: 'rich' }
  /** `label`: message key. */
  | { kind: 'switch'; label: string; on: unknown; off: unknown }
  | { kind: 'blocks' }
  | { kind: 'object'; fields: Fields | ((value: unknown) => Fields); absent?: true }
  | { kind: 'list'; item: Shape; create: () => unknown; words?: 'point' | 'row' };
export type Fields = Readonly<Record<string, Shape>>;

const line = { kind: 'line' } as const;
const text = { kind: 'text' } as const;
const address = { kind: 'address' } as const;
const picture = { kind: 'picture' } as const;
const object = (fields: Fields): Shape => ({ kind: 'object', fields });
const list = (item: Shape, create: () => unknown): Shape => ({ kind: 'list', item, create });

const rich = { kind: 'rich' } as const;
const toggle = (label: string, on: unknown, off: unknown): Shape => ({ kind: 'switch', label, on, off });

const link = object({ text: line, link: address });
const newLink = () => ({ text: '', link: '' });
const links = list(link, newLink);
const seo = object({
  title: line,
  description: text,
  keywords: line,
  image: { kind: 'image', empty: 'null' },
});
const noPicture = () => ({ image: '', alt: '', width: 1600, height: 1000 });
const teaser: Fields = { title: line, text, link: address, picture };
const newTeaser = () => ({ title: '', text: '', link: '', picture: noPicture() });
const maybePicture = { kind: 'picture', empty: 'null' } as const;
const screen = object({ title: line, text, picture });

/** Kinds of blocks in the order of their buttons: fields, and a new block. */
export const BLOCKS: Readonly<Record<Block['kind'], { fields: Fields; create: () => Block }>> = {
  paragraph: { fields: { content: rich }, create: () => ({ kind: 'paragraph', content: [] }) },
  heading: {
    fields: { text: line, level: toggle('content.small_heading', 3, 2) },
    create: () => ({ kind: 'heading', level: 2, text: '', id: '' }),
  },
  list: {
    fields: {
      ordered: toggle('content.numbered', true, false),
      items: { kind: 'list', item: rich, create: () => [], words: 'point' },
    },
    create: () => ({ kind: 'list', ordered: false, items: [[]] }),
  },
  picture: { fields: { picture }, create: () => ({ kind: 'picture', picture: noPicture() }) },
  quote: {
    fields: { text, source: { kind: 'line', empty: 'null' } },
    create: () => ({ kind: 'quote', text: '', source: null }),
  },
  facts: {
    fields: {
      rows: {
        kind: 'list',
        item: object({ label: line, value: rich }),
        create: () => ({ label: '', value: [] }),
        words: 'row',
      },
    },
    create: () => ({ kind: 'facts', rows: [{ label: '', value: [] }] }),
  },
  notice: {
    fields: { content: rich, tone: toggle('content.warning', 'warning', 'info') },
    create: () => ({ kind: 'notice', tone: 'info', content: [] }),
  },
};

const HOME: Fields = {
  hero: object({ title: line, text, picture, picture_portrait: picture, actions: links }),
  sales_areas: list(object(teaser), newTeaser),
  picks: object({ title: line, link, products: list(line, () => '') }),
  sommelier: object({
    title: line,
    text,
    foods: list(object({ text: line, link: address, icon: { kind: 'image' } }), () => ({
      ...newLink(),
      icon: '',
    })),
    link,
  }),
  gift_boxes: object({ title: line, text, picture, link }),
  offers: object({ title: line, link }),
  wine_bar: object({ title: line, text, picture, link }),
  journal: object({
    title: line,
    link,
    articles: list(object({ ...teaser, date: { kind: 'day' } }), () => ({ ...newTeaser(), date: '' })),
  }),
  events: { kind: 'object', fields: { title: line, link }, absent: true },
  alcohol_warning: text,
  seo,
};
const DOCUMENT: Fields = {
  title: line,
  lead: text,
  updated_at: { kind: 'day', empty: 'null' },
  picture: maybePicture,
  blocks: { kind: 'blocks' },
  seo,
};
const INTRO: Fields = {
  title: line,
  text,
  picture: maybePicture,
  actions: links,
  blocks: { kind: 'blocks' },
  seo,
};
const LISTING: Fields = {
  title: line,
  text,
  picture: maybePicture,
  conditions: { kind: 'text', empty: 'absent' },
  blocks: { kind: 'blocks' },
  seo,
};
const PAGES: Readonly<Record<string, Fields>> = {
  home: HOME,
  sommelier: {
    ...INTRO,
    steps: list(object({ title: line, text }), () => ({ title: '', text: '' })),
    nothing: object({ title: line, text, action: link }),
  },
  'general-search': {
    title: line,
    text,
    suggested_words: list(object({ text: line, link: { kind: 'address', empty: 'null' } }), () => ({
      text: '',
      link: null,
    })),
    nothing: object({ title: line, text, actions: links }),
    seo,
  },
  'not-found': {
    title_layout: object({ title: line }),
    text: object({ text }),
    image: object({ image: { kind: 'image' }, alt: line }),
    button: link,
    seo,
  },
  auth: {
    login: screen,
    register: { kind: 'object', fields: { title: line, text, picture, benefits: list(line, () => '') } },
    recover: screen,
    reset: screen,
    seo,
  },
  ...Object.fromEntries(INTRO_SLUGS.map((slug) => [slug, INTRO])),
  ...Object.fromEntries(DOCUMENT_SLUGS.map((slug) => [slug, DOCUMENT])),
};

/** Fields of a stored page in a language. Other slugs are heads of lists of products. */
export const pageFields = (slug: string): Fields => PAGES[slug] ?? LISTING;

export const ARTICLE_FIELDS: Fields = { title: line, lead: text, picture, blocks: { kind: 'blocks' }, seo };

const PARTS: Fields = {
  icon: { kind: 'choice', ids: MENU_ICONS, group: 'content.icons', empty: 'null' },
  text: { kind: 'text', empty: 'null' },
  link: { kind: 'address', empty: 'null' },
  picture: maybePicture,
  links,
  groups: list(object({ title: line, links }), () => ({ title: '', links: [] })),
};
type Layout = keyof typeof MENU_LAYOUTS;
const LAYOUTS = Object.keys(MENU_LAYOUTS) as Layout[];

/** Fields of a menu option: those that its layout shows. */
const optionFields = (value: unknown): Fields => {
  const { component } = value as { component: Layout };
  const shown = MENU_LAYOUTS[component]?.shows ?? [];
  return {
    component: { kind: 'choice', ids: LAYOUTS, group: 'content.layouts' },
    title: line,
    ...Object.fromEntries(shown.map((part) => [part, PARTS[part] as Shape])),
  };
};
const newOption = () => ({
  component: 'bundled_links',
  title: '',
  icon: null,
  text: null,
  link: null,
  picture: null,
  links: [],
  groups: [],
});
export const MENU_FIELDS: Fields = {
  entries: list(
    object({
      title: line,
      link: address,
      options: list({ kind: 'object', fields: optionFields }, newOption),
    }),
    () => ({ title: '', link: '', icon: null, options: [] }),
  ),
  pages_title: line,
  pages: links,
  policies_title: line,
  policies: links,
};
