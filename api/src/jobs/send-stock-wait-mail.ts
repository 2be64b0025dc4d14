import { HOLD_PARAM } from 'shared-contracts/api/stock-waits';
import { formatDateTime } from 'shared-contracts/domain/dates';
import { lineName } from 'shared-contracts/domain/line-name';
import { hrefOfProduct } from 'shared-contracts/domain/product-type';
import { hrefs } from 'shared-contracts/hrefs';
import { withLocale } from 'shared-contracts/with-locale';
import { linkUrl } from '../lib/link-url.ts';
import { findWait, findWaitProduct } from '../modules/stock-waits/stock-waits.repository.ts';
import { stockWaitToken } from '../modules/stock-waits/stock-waits.service.ts';
import { mayUseDataOf } from '../personal-data/data-limits.repository.ts';
import type { JobData } from '../queue/job-list.ts';
import { type MailDeps, sendNotice } from './send-notice.ts';

/** Address of the product's page that lets the browser buy the held piece. */
const holdUrl = (publicUrl: string, product: Parameters<typeof hrefOfProduct>[0], token: string): string => {
  const url = new URL(hrefOfProduct(product), publicUrl);
  url.searchParams.set(HOLD_PARAM, token);
  return url.href;
};

/**
 * Asks an address to confirm that it waits for a product, or tells the person that a piece is held. Sends nothing when
 * the wait has moved on, the product was withdrawn, or the data is blocked.
 */
export const sendStockWaitMail = async (
  deps: MailDeps,
  { wait_id, kind }: JobData['send-stock-wait-mail'],
): Promise<void> => {
  const { db, publicUrl, secret } = deps;
  const wait = await findWait(db, wait_id);
  if (wait?.status !== (kind === 'confirm' ? 'pending' : 'held')) return;
  const { locale, held_until, asked_at } = wait;
  if (held_until && held_until <= new Date()) return;
  const product = await findWaitProduct(db, wait.sku, locale);
  if (!product || !(await mayUseDataOf(db, wait.email))) return;
  await sendNotice(deps, {
    kind: kind === 'confirm' ? 'stock-wait-confirm' : 'stock-wait-back',
    locale,
    to: wait.email,
    values: {
      product: lineName(product),
      until: held_until ? formatDateTime(held_until.toISOString(), locale) : '',
    },
    unsubscribeUrl: linkUrl(publicUrl, 'stock-wait-leave', stockWaitToken(secret, 'leave', wait)),
    dataUrl: withLocale(publicUrl + hrefs.myData, locale),
    url:
      kind === 'confirm'
        ? linkUrl(publicUrl, 'stock-wait-confirm', stockWaitToken(secret, 'confirm', wait))
        : withLocale(holdUrl(publicUrl, product, stockWaitToken(secret, 'hold', wait)), locale),
    key: [`stock-wait-${kind}`, wait.id, ...(kind === 'confirm' ? [String(asked_at.getTime())] : [])],
  });
};
