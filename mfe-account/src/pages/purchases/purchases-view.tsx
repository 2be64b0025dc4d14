import { useUnit } from 'effector-react';
import { useLocale } from 'shared-kit/locale';
import { Pagination } from 'shared-ui/pagination';
import { accountHrefs } from '../../lib/account-hrefs.ts';
import { LoadedPart } from '../../lib/loaded-part.tsx';
import { useMessages } from '../../lib/messages.ts';
import { NoPurchases, PurchaseList } from '../../lib/purchase-list/index.ts';
import { AccountArea } from '../area/account-area.tsx';
import { $purchases, retried } from './purchases.model.ts';

const hrefFor = (page: number): string =>
  page === 1 ? accountHrefs.purchases : `${accountHrefs.purchases}?page=${page}`;

/** All purchases, a page of them at a time. */
export const PurchasesView = () => {
  const { purchases: words } = useMessages();
  const locale = useLocale();
  const { purchases, retry } = useUnit({ purchases: $purchases, retry: retried });
  return (
    <AccountArea here="purchases" title={words.title}>
      <LoadedPart loaded={purchases} title={words.title} onRetry={() => retry()}>
        {({ data, total, current_page, per_page }) =>
          total === 0 ? (
            <NoPurchases />
          ) : (
            <>
              <PurchaseList rows={data} heading="h2" />
              <Pagination
                page={current_page}
                perPage={per_page}
                total={total}
                hrefFor={hrefFor}
                locale={locale}
              />
            </>
          )
        }
      </LoadedPart>
      <p>
        <a href={accountHrefs.policies}>{words.policies}</a>
      </p>
    </AccountArea>
  );
};
