import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { EndpointInput, EndpointOutput, EndpointSchema } from 'shared-contracts/api/endpoint';
import type { OfficeEndpoint } from 'shared-contracts/office/endpoint';
import { useOffice } from '../session/session-context.tsx';

type Options<S extends EndpointSchema, T> = Omit<
  UseQueryOptions<EndpointOutput<S>, Error, T>,
  'queryKey' | 'queryFn'
>;

/** Reads an endpoint that is no resource. `refresh` of react-admin reads it again. */
export const useRead = <S extends EndpointSchema, T = EndpointOutput<S>>(
  endpoint: OfficeEndpoint<S>,
  input: EndpointInput<S>,
  options?: Options<S, T>,
) => {
  const { call } = useOffice();
  return useQuery({
    queryKey: [endpoint.id, input],
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    ...options,
  });
};
