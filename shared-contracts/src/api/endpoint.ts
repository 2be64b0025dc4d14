import type { z } from 'zod';
import type { ErrorCode } from '../errors.ts';

/** zod schemas of one endpoint. They live in `<area>.schema.ts`, which browser code only `import type`s. */
export interface EndpointSchema {
  params?: z.ZodType;
  query?: z.ZodType;
  headers?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
}

/** What both sides of the wire share about one call. `S` is carried as a type only. */
export interface Endpoint<S extends EndpointSchema = EndpointSchema> {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below `/api`, with `:name` parameters. */
  readonly path: string;
  readonly summary: string;
  /** Status of a success; 200 unless said otherwise. */
  readonly status?: number;
  readonly errors: readonly ErrorCode[];
  /** Its body holds a file: it may take longer than other calls, and does not outlive its page (browsers keep 64 KiB). */
  readonly carriesFile?: true;
  /** Phantom: makes `S` inferable, never set. */
  readonly schema?: S;
}

type Part<
  S extends EndpointSchema,
  K extends 'params' | 'query' | 'headers' | 'body',
> = S[K] extends z.ZodType
  ? // biome-ignore lint/complexity/noBannedTypes: an endpoint without this part adds no key
    {} extends z.input<S[K]>
    ? { [P in K]?: z.input<S[K]> }
    : { [P in K]: z.input<S[K]> }
  : unknown;

/** What a caller passes. */
export type EndpointInput<S extends EndpointSchema> = Part<S, 'params'> &
  Part<S, 'query'> &
  Part<S, 'headers'> &
  Part<S, 'body'>;

/** What a caller receives. */
export type EndpointOutput<S extends EndpointSchema> = z.output<S['response']>;

/**
 * Declares an endpoint: `/* @__PURE__ *\/ endpoint<typeof schema.readCart>({ … })`. The annotation lets the build leave out
 * endpoints that a page does not call.
 */
export const endpoint = <S extends EndpointSchema>(value: Omit<Endpoint<S>, 'schema'>): Endpoint<S> => value;

/** The typed client that the host gives to each remote (DESIGN §5). Rejects with `ApiError`. */
export interface ApiClient {
  call<S extends EndpointSchema>(
    endpoint: Endpoint<S>,
    input: EndpointInput<S>,
    options?: { signal?: AbortSignal },
  ): Promise<EndpointOutput<S>>;
}

/** Path with parameters filled in and the query appended; `undefined`, `null` and '' are left out, arrays repeat the key. */
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
