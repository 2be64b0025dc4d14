import { z } from 'zod';
import { brand } from './brand.schema.ts';
import { productCard } from './catalogue.schema.ts';
import { pickupPlace } from './common.schema.ts';
import { block, picture, seo } from './content.schema.ts';
import { eventCard } from './event-card.schema.ts';

const link = z.object({ text: z.string(), link: z.string() });
/**
 * Link of the menu. With `filter` it leads to a listing with one filter: `key` is the query key of the
 * category label (docs/product/listings.md#filter-keys).
 */
const menuLink = link.extend({
  filter: z.object({ category: z.string(), key: z.string(), value: z.string() }).optional(),
});
/** Entry of the mega menu. `component` names one of the six layouts (docs/product/frame.md#menu-layouts). */
export const menuOption = z.object({
  component: z.enum([
    'title_icon_and_links',
    'title_icon_and_link',
    'bundled_links',
    'image_with_title_text_and_link',
    'title_icon_and_text',
    'grouped_links',
  ]),
  title: z.string(),
  icon: z.string().nullable(),
  text: z.string().nullable(),
  link: z.string().nullable(),
  picture: picture.nullable(),
  links: z.array(menuLink),
  groups: z.array(z.object({ title: z.string(), links: z.array(menuLink) })),
});

/** Content of header and footer (docs/product/frame.md). */
export const layout = z.object({
  shop: z.object({
    name: z.string(),
    legal_name: z.string(),
    rut: z.string(),
  }),
  age_modal: z.object({
    image: z.string().nullable(),
    header_text: z.string(),
    title: z.string(),
    text: z.string(),
  }),
  default_modal: z.boolean(),
  promotional_modal: z.object({
    visibility: z.boolean(),
    modal: z.object({
      title: z.string(),
      description: z.string(),
      button: link,
      header_image: z.string().nullable(),
      logo: z.string().nullable(),
    }),
  }),
  navbar: z.object({
    components: z.array(
      z.object({
        title: z.string(),
        link: z.string(),
        icon: z.string().nullable(),
        options: z.array(menuOption),
      }),
    ),
  }),
  pre_footer: z.object({
    address_icon: z.string(),
    address_title: z.string(),
    address_text: z.string(),
    email_icon: z.string(),
    email_title: z.string(),
    email_text: z.string(),
    phone_icon: z.string(),
    phones: z.array(z.object({ title: z.string(), text: z.string() })),
  }),
  footer: z.object({
    social_networks: z.array(z.object({ network: z.string(), url: z.string() })),
    newsletter_title: z.string(),
    newsletter_text: z.string(),
    title_for_pages: z.string(),
    links_to_pages: z.array(link),
    policy_title: z.string(),
    policy_links: z.array(link),
    secure_purchase_text: z.string(),
    alcohol_warning: z.string(),
  }),
  floating_buttons: z.object({
    buttons: z.array(z.object({ link: z.string(), icon: z.string(), text: z.string() })),
  }),
  /** Default metadata for pages without their own, and data of the seller for search engines. */
  seo: seo.optional(),
  /** Share panel (docs/product/frame.md#floating-buttons). `url` has placeholders like `{text}`. */
  social_share: z
    .object({
      title: z.string(),
      copy_text: z.string(),
      networks: z.array(z.object({ network: z.string(), url: z.string(), text: z.string() })),
    })
    .optional(),
  /** Title and text of the help bubble. They are above its links (`floating_buttons`). */
  help: z.object({ title: z.string(), text: z.string() }).optional(),
  /** Only when staff have changed the style. */
  brand: brand.optional(),
  /** Whether the shop has a feed of its products. Absent in older versions. */
  product_feed: z.boolean().optional(),
});

const teaser = z.object({ title: z.string(), text: z.string(), link: z.string(), picture });

export const home = z.object({
  seo,
  hero: z.object({
    title: z.string(),
    text: z.string(),
    picture,
    /** The same picture in portrait format, for phones. */
    picture_portrait: picture,
    actions: z.array(link),
  }),
  sales_areas: z.array(teaser),
  picks: z.object({ title: z.string(), link, products: z.array(productCard) }),
  sommelier: z.object({
    title: z.string(),
    text: z.string(),
    foods: z.array(z.object({ text: z.string(), link: z.string(), icon: z.string() })),
    link,
  }),
  gift_boxes: z.object({ title: z.string(), text: z.string(), picture, link }),
  offers: z.object({ title: z.string(), link, products: z.array(productCard) }),
  wine_bar: z.object({ title: z.string(), text: z.string(), picture, link }),
  journal: z.object({ title: z.string(), link, articles: z.array(teaser.extend({ date: z.string() })) }),
  alcohol_warning: z.string(),
  /** The next events with seats. */
  events: z.object({ title: z.string(), link, events: z.array(eventCard) }).optional(),
});

export const notFound = z.object({
  seo,
  image: z.object({ image: z.string(), alt: z.string() }),
  title_layout: z.object({ title: z.string() }),
  text: z.object({ text: z.string() }),
  button: link,
});

const screen = z.object({ title: z.string(), text: z.string(), picture });

/** Texts of the login, registration and recovery pages. */
export const auth = z.object({
  seo,
  login: screen,
  register: screen.extend({ benefits: z.array(z.string()) }).optional(),
  recover: screen.optional(),
  reset: screen.optional(),
});

/** Content of the cart page (docs/product/cart.md#cart-content). */
export const shoppingCartPage = z.object({
  seo,
  banner_with_title: z.object({ title: z.string(), background_image: z.string().nullable() }),
  shopping_cart_descriptions: z.object({ gift_card_price: z.union([z.string(), z.number()]) }),
  pickup: pickupPlace.optional(),
});

/**
 * Content of a listing page: metadata, title and texts (boxes, gourmet-products, alcohols, offers, wines of a
 * country …). The products come from the catalogue.
 */
export const listingPage = z.object({
  seo,
  title: z.string(),
  text: z.string(),
  picture: picture.nullable().optional(),
  /** Text below the products. */
  blocks: z.array(block).optional(),
  /** Filter of a country's page. */
  filter: z.object({ key: z.string(), value: z.string() }).optional(),
  /** Period and conditions of the offers, which the law requires next to them. */
  conditions: z.string().optional(),
});

/**
 * Texts of a page whose main content comes from other endpoints: journal, events, table reservations,
 * thank-you pages.
 */
export const introPage = z.object({
  seo,
  title: z.string(),
  text: z.string(),
  picture: picture.nullable(),
  /** Links to the next steps. */
  actions: z.array(link),
  blocks: z.array(block),
});

/** Texts of the virtual sommelier: its steps, and the text for a choice without wines. */
export const sommelierPage = introPage.extend({
  steps: z.array(z.object({ title: z.string(), text: z.string() })),
  nothing: z.object({ title: z.string(), text: z.string(), action: link }),
  /** Food id → picture. */
  food_pictures: z.record(z.string(), picture),
});

/** Content of search modal and results (docs/product/search.md). A term without a link starts a search. */
export const searchPage = z.object({
  seo,
  title: z.string(),
  text: z.string(),
  suggested_words: z.array(z.object({ text: z.string(), link: z.string().nullable() })),
  nothing: z.object({ title: z.string(), text: z.string(), actions: z.array(link) }),
});

/** Bank account for transfers (docs/product/payment.md#bank-transfer). */
export const transferPage = introPage.extend({
  transfer: z.object({
    rut: z.string(),
    bank: z.string(),
    name: z.string(),
    email: z.string(),
    account_type: z.string(),
    account: z.string(),
  }),
});

const read = <T extends z.ZodType>(content: T) => ({ response: z.object({ data: content }) });
export const readLayout = read(layout);
export const readHome = read(home);
export const readNotFound = read(notFound);
export const readAuth = read(auth);
export const readShoppingCartPage = read(shoppingCartPage);
export const readListingPage = {
  params: z.object({ slug: z.string().regex(/^[a-z0-9-]{1,60}$/) }),
  ...read(listingPage),
};
export const readIntroPage = read(introPage);
export const readSommelierPage = read(sommelierPage);
export const readSearchPage = read(searchPage);
export const readTransferPage = read(transferPage);

export type Layout = z.output<typeof layout>;
export type MenuOption = z.output<typeof menuOption>;
export type Home = z.output<typeof home>;
export type NotFound = z.output<typeof notFound>;
export type Auth = z.output<typeof auth>;
export type ShoppingCartPage = z.output<typeof shoppingCartPage>;
export type ListingPage = z.output<typeof listingPage>;
export type IntroPage = z.output<typeof introPage>;
export type SommelierPage = z.output<typeof sommelierPage>;
export type SearchPage = z.output<typeof searchPage>;
export type TransferPage = z.output<typeof transferPage>;
