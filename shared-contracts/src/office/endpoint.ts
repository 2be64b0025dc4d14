import type { Endpoint, EndpointSchema } from '../api/endpoint.ts';
import type { ErrorCode } from '../errors.ts';
import type { Permission } from './access.ts';

/**
 * Callers of an endpoint of the office: staff with a permission, all staff (`signed-in`), or everyone (`public`, for
 * the steps of the sign-in).
 */
type Access = Permission | 'signed-in' | 'public';

/** Endpoint of the office's listener. Its path starts with `/office` and has no prefix. */
export interface OfficeEndpoint<S extends EndpointSchema = EndpointSchema> extends Endpoint<S> {
  readonly access: Access;
}

/** Errors that follow from the access. Only a permission can be missing. */
const accessErrors = (access: Access): ErrorCode[] =>
  access === 'public' ? [] : access === 'signed-in' ? ['UNAUTHORIZED'] : ['UNAUTHORIZED', 'FORBIDDEN'];

/**
 * Declares an endpoint of the office: `/* @__PURE__ *\/ officeEndpoint<typeof schema.listOrders>({ … })`. Its errors
 * are those of its access and `errors`.
 */
export const officeEndpoint = <S extends EndpointSchema>(
  value: Omit<OfficeEndpoint<S>, 'schema'>,
): OfficeEndpoint<S> => ({ ...value, errors: [...accessErrors(value.access), ...value.errors] });
