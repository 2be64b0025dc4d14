import type { Layout, TransferPage } from 'shared-contracts/api/pages.schema';
import { BRAND_COLOURS } from 'shared-contracts/domain/brand-colours';
import type { Locale } from 'shared-contracts/locale';
import { LOW_STOCK_UNITS } from 'shared-contracts/office/catalogue-limits';
import type { SettingKey, SettingValue } from 'shared-contracts/office/settings-values.schema';
import type { Executor } from '../../db/connect.ts';
import { findPage } from '../../modules/content/pages.repository.ts';
import { findPickup } from '../../modules/content/pickup-place.service.ts';
import { findGiftPrice } from '../../modules/orders/gift-box.service.ts';
import { DEFAULT_BAR_RULES } from '../../modules/settings/bar-rules.ts';
import { DEFAULT_CASE_SETTING } from '../../modules/settings/case-rule.ts';
import { DEFAULT_PROMISE_SETTING } from '../../modules/shipping/promise.service.ts';

type InBoth<T> = Record<Locale, T | undefined>;

const findInBoth = async <T>(db: Executor, slug: string): Promise<InBoth<T>> => {
  const [es, en] = await Promise.all([findPage(db, slug, 'es'), findPage(db, slug, 'en')]);
  return { es: es as T | undefined, en: en as T | undefined };
};

/** A text of a page in both languages. Empty where the page is missing. */
const both = <T, U>(pages: InBoth<T>, textOf: (page: T) => U | undefined, missing: U): Record<Locale, U> => ({
  es: (pages.es && textOf(pages.es)) ?? missing,
  en: (pages.en && textOf(pages.en)) ?? missing,
});

const findAccount = async (db: Executor): Promise<SettingValue<'transfer-account'>> => {
  const pages = await findInBoth<TransferPage>(db, 'transfer-data');
  const { account = '', bank = '', email = '', name = '', rut = '' } = pages.es?.transfer ?? {};
  const account_type = both(pages, ({ transfer }) => transfer.account_type, '');
  return { bank, account_type, account, name, rut, email };
};

const findCompany = async (db: Executor): Promise<SettingValue<'company'>> => {
  const layout = (await findPage(db, 'layout', 'es')) as Layout | undefined;
  return layout?.shop ?? { name: '', legal_name: '', rut: '' };
};

const findContact = async (db: Executor): Promise<SettingValue<'contact'>> => {
  const [pages, pickup] = await Promise.all([findInBoth<Layout>(db, 'layout'), findPickup(db)]);
  const { address_text: address = '', email_text: email = '', phones = [] } = pages.es?.pre_footer ?? {};
  const english = pages.en?.pre_footer.phones ?? [];
  return {
    address,
    email,
    phones: phones.map(({ title, text }, index) => ({ es: title, en: english[index]?.title ?? title, text })),
    pickup: {
      address: pickup.es?.address ?? address,
      hours: { es: pickup.es?.hours ?? '', en: pickup.en?.hours ?? '' },
      ready: { es: pickup.es?.ready ?? '', en: pickup.en?.ready ?? '' },
    },
  };
};

const findPromotion = async (db: Executor): Promise<SettingValue<'promotion'>> => {
  const pages = await findInBoth<Layout>(db, 'layout');
  return {
    is_visible: Boolean(pages.es?.default_modal && pages.es.promotional_modal.visibility),
    link: pages.es?.promotional_modal.modal.button.link ?? '/',
    ...both(
      pages,
      ({ promotional_modal: { modal } }) => ({
        title: modal.title,
        description: modal.description,
        button: modal.button.text,
      }),
      { title: '', description: '', button: '' },
    ),
  };
};

const findAgeGate = async (db: Executor): Promise<SettingValue<'age-gate'>> =>
  both(
    await findInBoth<Layout>(db, 'layout'),
    ({ age_modal: { header_text, title, text } }) => ({ header_text, title, text }),
    { header_text: '', title: '', text: '' },
  );

/** Values that the shop uses until staff change a setting. */
export const INITIAL: { [K in SettingKey]: (db: Executor) => Promise<SettingValue<K>> } = {
  'gift-box': async (db) => ({ price: await findGiftPrice(db) }),
  bar: async () => DEFAULT_BAR_RULES,
  'transfer-account': findAccount,
  company: findCompany,
  contact: findContact,
  alerts: async () => ({ low_stock: LOW_STOCK_UNITS, mail: false }),
  promotion: findPromotion,
  'age-gate': findAgeGate,
  'delivery-promise': async () => DEFAULT_PROMISE_SETTING,
  carriers: async () => ({ carriers: [] }),
  discounts: async () => ({ coupon_with_offers: 'refuse' }),
  channels: async () => ({ google: false }),
  cases: async () => DEFAULT_CASE_SETTING,
  'back-in-stock': async () => ({ is_active: false }),
  brand: async () => ({ ...BRAND_COLOURS, headings: 'serif', logo: null }),
};
