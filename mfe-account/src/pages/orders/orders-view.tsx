import { useUnit } from 'effector-react';
import { useLocale } from 'shared-kit/locale';
import { Pagination } from 'shared-ui/pagination';
import { accountHrefs } from '../../lib/account-hrefs.ts';
import { LoadedPart } from '../../lib/loaded-part.tsx';
import { useMessages } from '../../lib/messages.ts';
import { NoOrders, OrderList } from '../../lib/order-list/order-list.tsx';
import { AccountArea } from '../account-area.tsx';
import { $orders, retried } from './orders.model.ts';

const hrefFor = (page: number): string =>
  page === 1 ? accountHrefs.orders : `${accountHrefs.orders}?page=${page}`;

/** Orders of the customer with pagination. */
export const OrdersView = () => {
  const { orders: words } = useMessages();
  const locale = useLocale();
  const { orders, retry } = useUnit({ orders: $orders, retry: retried });
  return (
    <AccountArea here="orders" title={words.title}>
      <LoadedPart loaded={orders} title={words.title} onRetry={() => retry()}>
        {({ data, total, current_page, per_page }) =>
          total === 0 ? (
            <NoOrders />
          ) : (
            <>
              <OrderList rows={data} heading="h2" />
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
