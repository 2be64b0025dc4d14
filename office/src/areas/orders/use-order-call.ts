import { useRecordContext } from 'react-admin';
import type { EndpointOutput, EndpointSchema } from 'shared-contracts/api/endpoint';
import type { OfficeEndpoint } from 'shared-contracts/office/endpoint';
import type { OfficeOrder } from 'shared-contracts/office/order-detail.schema';
import { useOffice } from '../../session/session-context.tsx';

/** The order of this page. @throws Error outside of it */
export const useOrder = (): OfficeOrder => {
  const order = useRecordContext<OfficeOrder>();
  if (!order) throw new Error('Outside of an order');
  return order;
};

/** Calls an endpoint for the order of this page, with the version that the person sees. */
export const useOrderCall = () => {
  const { call } = useOffice();
  const { id, version } = useOrder();
  return <S extends EndpointSchema>(
    endpoint: OfficeEndpoint<S>,
    body: object = {},
    headers: object = {},
  ): Promise<EndpointOutput<S>> =>
    call(endpoint, { params: { id }, headers, body: { version, ...body } } as never);
};
