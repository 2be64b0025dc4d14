import type { Document } from 'shared-contracts/api/documents.schema';
import type { Layout, ShoppingCartPage, TransferPage } from 'shared-contracts/api/pages.schema';
import { BRAND_COLOURS, type BrandColour } from 'shared-contracts/domain/brand-colours';
import { isCaseDay } from 'shared-contracts/domain/cases';
import { dayInSantiago } from 'shared-contracts/domain/santiago';
import { hrefs } from 'shared-contracts/hrefs';
import type { Locale } from 'shared-contracts/locale';
import type {
  SettingKey,
  SettingValue,
  StoredSettings,
} from 'shared-contracts/office/settings-values.schema';
import { withBarHours } from './bar-hours.ts';
import { DEFAULT_BAR_RULES } from './bar-rules.ts';

/** Language of the page, and the values that staff stored. */
interface RuleInput {
  locale: Locale;
  settings: StoredSettings;
}

interface PageRule {
  /** Settings that the page shows. */
  keys: readonly SettingKey[];
  /** `never`, because each rule expects the content of its own page. */
  apply(content: never, input: RuleInput): object;
}

const toCartPage = (
  content: ShoppingCartPage,
  { locale, settings: { 'gift-box': giftBox, contact } }: RuleInput,
): object => ({
  ...content,
  ...(giftBox && {
    shopping_cart_descriptions: { ...content.shopping_cart_descriptions, gift_card_price: giftBox.price },
  }),
  ...(contact && {
    pickup: {
      address: contact.pickup.address,
      hours: contact.pickup.hours[locale],
      ready: contact.pickup.ready[locale],
    },
  }),
});

/** Account as the transfer page and mails show it. */
const accountIn = (
  { account_type, ...account }: SettingValue<'transfer-account'>,
  locale: Locale,
): TransferPage['transfer'] => ({ ...account, account_type: account_type[locale] });

const toTransferPage = (
  content: TransferPage,
  { locale, settings: { 'transfer-account': account } }: RuleInput,
): object => (account ? { ...content, transfer: accountIn(account, locale) } : content);

const contactOf = (
  { pre_footer }: Layout,
  { address, email, phones }: SettingValue<'contact'>,
  locale: Locale,
) => ({
  ...pre_footer,
  address_text: address,
  email_text: email,
  phones: phones.map((phone) => ({ title: phone[locale], text: phone.text })),
});

const promotionOf = (
  { promotional_modal: { modal } }: Layout,
  { is_visible, link, ...texts }: SettingValue<'promotion'>,
  locale: Locale,
) => {
  const { title, description, button } = texts[locale];
  return { visibility: is_visible, modal: { ...modal, title, description, button: { text: button, link } } };
};

/** Changed style only, so that pages of an unchanged shop carry nothing. */
const brandOf = ({ headings, logo, ...colours }: SettingValue<'brand'>): Layout['brand'] => {
  const changed = Object.entries(colours).filter(([name, hex]) => BRAND_COLOURS[name as BrandColour] !== hex);
  return changed.length > 0 || headings !== 'serif' || logo
    ? { colours: Object.fromEntries(changed), headings, ...(logo && { logo }) }
    : undefined;
};

const CASES_LINK: Record<Locale, string> = { es: 'Arma tu caja', en: 'Build a case' };

/** Menu with a link to the page of cases, unless editors put one there. */
const withCases = ({ navbar }: Layout, locale: Locale): Layout['navbar'] => {
  const link = hrefs.buildCase;
  return navbar.components.some((item) => item.link === link)
    ? navbar
    : { components: [...navbar.components, { title: CASES_LINK[locale], link, icon: null, options: [] }] };
};

const toLayout = (
  content: Layout,
  {
    locale,
    settings: { company, contact, promotion, brand, cases, channels, 'age-gate': ageGate },
  }: RuleInput,
): object => ({
  ...content,
  ...(company && { shop: company }),
  ...(contact && { pre_footer: contactOf(content, contact, locale) }),
  ...(promotion && {
    default_modal: promotion.is_visible,
    promotional_modal: promotionOf(content, promotion, locale),
  }),
  ...(brand && { brand: brandOf(brand) }),
  ...(cases &&
    content.navbar &&
    isCaseDay(cases, dayInSantiago(new Date())) && { navbar: withCases(content, locale) }),
  ...(channels?.google && { product_feed: true }),
  ...(ageGate && { age_modal: { ...content.age_modal, ...ageGate[locale] } }),
});

const toBarPage = (content: Document, { locale, settings: { bar } }: RuleInput): object =>
  withBarHours(content, bar ?? DEFAULT_BAR_RULES, locale);

const RULES: ReadonlyMap<string, PageRule> = new Map(
  Object.entries<PageRule>({
    layout: {
      keys: ['company', 'contact', 'promotion', 'age-gate', 'brand', 'cases', 'channels'],
      apply: toLayout,
    },
    'shopping-cart': { keys: ['gift-box', 'contact'], apply: toCartPage },
    'transfer-data': { keys: ['transfer-account'], apply: toTransferPage },
    'wine-bar': { keys: ['bar'], apply: toBarPage },
    reservation: { keys: ['bar'], apply: toBarPage },
    'table-wine-bar-reservations': { keys: ['bar'], apply: toBarPage },
  }),
);

/** Settings that a page shows. */
export const settingsOf = (slug: string): readonly SettingKey[] => RULES.get(slug)?.keys ?? [];

/** Content of a page with the settings in the place of its own values. */
export const applySettings = (slug: string, content: object, input: RuleInput): object =>
  RULES.get(slug)?.apply(content as never, input) ?? content;
