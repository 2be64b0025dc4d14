import type { Layout } from 'shared-contracts/api/pages.schema';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../db/connect.ts';
import type { MailShop } from './order-confirmation.ts';

/** The seller as the footer of the site names it. */
export const findMailShop = async (db: Executor, locale: Locale): Promise<MailShop> => {
  const page = await db
    .selectFrom('pages')
    .select('content')
    .where('slug', '=', 'layout')
    .where('locale', '=', locale)
    .executeTakeFirstOrThrow();
  const { shop, pre_footer } = page.content as Layout;
  return {
    name: shop.name,
    legalName: shop.legal_name,
    rut: shop.rut,
    address: pre_footer.address_text,
    email: pre_footer.email_text,
    phone: pre_footer.phones[0]?.text ?? '',
  };
};
