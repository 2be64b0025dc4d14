/** Validates results of a remote, which is code of another team. */
import { MAX_PLAIN_STATE } from 'shared-contracts/domain/storage-keys';
import { z } from 'zod';
import { isLocalPath } from '../visitor/request-url.ts';

const plain = z.string().max(MAX_PLAIN_STATE).optional();

const head = z.looseObject({
  title: z.string(),
  description: z.string(),
  canonical: z.string().nullish(),
  image: z.string().nullish(),
  type: z.string().nullish(),
  jsonLd: z.array(z.looseObject({})).nullish(),
  noindex: z.boolean().nullish(),
  preloadImage: z.array(z.looseObject({ srcset: z.string(), sizes: z.string(), type: z.string() })).nullish(),
});

const content = z.looseObject({
  status: z.union([z.int().min(200).max(299), z.int().min(400).max(599)]),
  head,
  html: z.string(),
  state: z.looseObject({}),
  assets: z.array(z.string()),
  redirect: z.undefined().optional(),
  plain,
});

const redirect = z.looseObject({
  status: z.literal([301, 302, 303, 307, 308]),
  redirect: z.string().refine(isLocalPath, 'leads out of the shop'),
  plain,
});

const schema = z.union([content, redirect]);

const outcome = z.union([
  z.object({ ok: z.literal(true), data: z.looseObject({}) }),
  z.object({ ok: z.literal(false), error: z.looseObject({ code: z.string(), message: z.string() }) }),
]);

const faultBy = (wanted: z.ZodType, result: unknown): string | null => {
  const { error } = wanted.safeParse(result);
  return error ? z.prettifyError(error).replaceAll('\n', ' ') : null;
};

/** @returns why the result of a render is invalid, or null */
export const faultOf = (result: unknown): string | null => faultBy(schema, result);
/** @returns why the outcome of a tool is invalid, or null */
export const toolFaultOf = (result: unknown): string | null => faultBy(outcome, result);
