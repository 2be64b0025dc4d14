import type { Layout } from 'shared-contracts/api/pages.schema';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import { findPage } from './pages.repository.ts';

/** Seller's identity, which the law requires on the confirmation. */
export interface MailShop {
  name: string;
  legalName: string;
  rut: string;
  address: string;
  email: string;
  phone: string;
}

/** Name, address and contact of the seller, from the footer's content. */
export const findMailShop = async (db: Executor, locale: Locale): Promise<MailShop> => {
  const layout = await findPage(db, 'layout', locale);
  if (!layout) throw new Error(`The page "layout" is missing in ${locale}.`);
  const { shop, pre_footer } = layout as Layout;
  return {
    name: shop.name,
    legalName: shop.legal_name,
    rut: shop.rut,
    address: pre_footer.address_text,
    email: pre_footer.email_text,
    phone: pre_footer.phones[0]?.text ?? '',
  };
};
