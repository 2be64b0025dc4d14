import { useLocale } from 'shared-kit/locale';
import { Pagination } from 'shared-ui/pagination';
import { accountHrefs } from '../../lib/account-hrefs.ts';
import { LoadedPart } from '../../lib/loaded-part.tsx';
import { useMessages } from '../../lib/messages.ts';
import { NoOrders, OrderList } from '../../lib/order-list/order-list.tsx';
import { AccountArea } from '../account-area.tsx';
import { ownOrders } from './orders.model.ts';

const hrefFor = (page: number): string =>
  page === 1 ? accountHrefs.orders : `${accountHrefs.orders}?page=${page}`;

/** Orders of the customer with pagination. */
export const OrdersView = () => {
  const { orders: words } = useMessages();
  const locale = useLocale();
  return (
    <AccountArea here="orders" title={words.title}>
      <LoadedPart query={ownOrders} title={words.title}>
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
