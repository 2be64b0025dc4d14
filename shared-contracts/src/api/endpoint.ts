import type { z } from 'zod';
import type { ErrorCode } from '../errors.ts';

/** zod schemas of one endpoint. They are in `<area>.schema.ts`. Browser code imports only their types. */
export interface EndpointSchema {
  params?: z.ZodType;
  query?: z.ZodType;
  headers?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
}

/** Description of an endpoint that client and server share. `S` exists only as a type. */
export interface Endpoint<S extends EndpointSchema = EndpointSchema> {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below `/api`, with `:name` for each parameter. */
  readonly path: string;
  /** Only the API reads it: builds for the browser leave it out. */
  readonly summary: string;
  /** Status of a success. Default: 200. */
  readonly status?: number;
  readonly errors: readonly ErrorCode[];
  /**
   * The request body contains a file. So the client uses a longer timeout and no `keepalive`, because
   * browsers limit `keepalive` bodies to 64 KiB.
   */
  readonly carriesFile?: true;
  /** Type-level only (never set): TypeScript infers `S` from it. */
  readonly schema?: S;
}

/** `{ query: … }` of an endpoint with a query. The key is optional when all its fields are. */
type Part<
  S extends EndpointSchema,
  K extends 'params' | 'query' | 'headers' | 'body',
> = S[K] extends z.ZodType
  ? // biome-ignore lint/complexity/noBannedTypes: an endpoint without this part adds no key
    {} extends z.input<S[K]>
    ? { [P in K]?: z.input<S[K]> }
    : { [P in K]: z.input<S[K]> }
  : unknown;

/** Arguments of a call. */
export type EndpointInput<S extends EndpointSchema> = Part<S, 'params'> &
  Part<S, 'query'> &
  Part<S, 'headers'> &
  Part<S, 'body'>;

/** Response of a call. */
export type EndpointOutput<S extends EndpointSchema> = z.output<S['response']>;

/**
 * Declares an endpoint: `/* @__PURE__ *\/ endpoint<typeof schema.readCart>({ … })`.
 * The annotation allows the build to remove endpoints that a page does not call.
 */
export const endpoint = <S extends EndpointSchema>(value: Omit<Endpoint<S>, 'schema'>): Endpoint<S> => value;

/**
 * Typed client that the host gives to each remote (docs/architecture/contract.md#api-endpoints). Rejects with
 * `ApiError`.
 */
export interface ApiClient {
  call<S extends EndpointSchema>(
    endpoint: Endpoint<S>,
    input: EndpointInput<S>,
    options?: { signal?: AbortSignal },
  ): Promise<EndpointOutput<S>>;
}

/**
 * Builds path and query of a call. Skips `undefined`, `null` and ''. Repeats the key
 * for each value of an array.
 */
export const endpointUrl = (
  { path }: Pick<Endpoint, 'path'>,
  input: { params?: object; query?: object },
): string => {
  const params = (input.params ?? {}) as Record<string, unknown>;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries((input.query ?? {}) as Record<string, unknown>)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') query.append(key, String(item));
    }
  }
  const text = query.toString();
  return text ? `${filled}?${text}` : filled;
};
