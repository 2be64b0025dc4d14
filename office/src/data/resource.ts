import type { EndpointInput, EndpointSchema } from 'shared-contracts/api/endpoint';
import type { OfficeEndpoint } from 'shared-contracts/office/endpoint';

// biome-ignore lint/suspicious/noExplicitAny: records have the shape of their endpoint
type Any = any;
type Input = EndpointInput<EndpointSchema> & {
  params?: object;
  query?: object;
  headers?: object;
  body?: unknown;
};

/** Endpoint with the input that a change of a record needs. */
export interface Change {
  endpoint: OfficeEndpoint<Any>;
  /** Body of the change. The id of the record becomes the parameter. Default: the whole record. */
  input?: {
    (record: Any, before: Any): Input | Promise<Input>;
    /** Of `repeatable`. Called after a success of a create. */
    renew?: () => void;
  };
}

/** Endpoints of a resource. The data provider refuses what has none. */
export interface ResourceEndpoints {
  /** `page`, `per_page`, `sort`, `order`, `q` and filters as query. */
  list?: OfficeEndpoint<Any>;
  /** Parameter `id`. */
  one?: OfficeEndpoint<Any>;
  create?: Change;
  update?: Change;
}

/** Resource name → its endpoints. */
export type ResourceMap = Readonly<Record<string, ResourceEndpoints>>;
