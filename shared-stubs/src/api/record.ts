/**
 * Records answers of a running API with demo data into `recorded/`, in both languages: GETs that need neither
 * a session nor required query or headers. Run it with `pnpm --filter shared-stubs record
 * [http://127.0.0.1:4000]`.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { CATALOGUE_KINDS } from 'shared-contracts/api/catalogue';
import { ENDPOINTS, type EndpointDefinition } from 'shared-contracts/api/endpoint-list.schema';
import { LOCALES, type Locale } from 'shared-contracts/locale';
import { z } from 'zod';
import { isList } from './recorded.ts';

const FROM = process.argv[2] ?? process.env.API_URL ?? 'http://127.0.0.1:4000';
const FOLDER = path.resolve(import.meta.dirname, '../../recorded');
/**
 * Number of items per list whose detail is recorded. The stub derives other details from their list items.
 */
const DETAILS = 3;
const ALL_DETAILS = ['/regions/:id/communes'];
/** Values of parameters that cannot be read from a recorded list. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  '/pages/:slug': ['wines', 'boxes', 'gourmet-products', 'alcohols'],
};
/** Endpoints that give a new answer to every request, so a recording is of no use. */
const NOT_RECORDED = ['read-cart-id', 'create-bot-check'];
const LONGEST_LIST = 100;
const FILTERED_LISTS = [...CATALOGUE_KINDS.map((kind) => `/${kind}`), '/offers'];

type Answers = Record<string, unknown>;

const read = async (url: string, locale: Locale): Promise<unknown> => {
  const answer = await fetch(`${FROM}/api${url}`, { headers: { 'Accept-Language': locale } });
  if (answer.status >= 500) throw new Error(`${url} answers ${answer.status}`);
  return answer.ok ? answer.json() : undefined;
};

const takes = (schema: z.ZodType | undefined, value: unknown): boolean =>
  !schema || z.safeParse(schema, value).success;

/**
 * Values of a path parameter: from `VALUES`, else the options of its schema, else slugs or ids from the
 * recorded list above it.
 */
const valuesOf = ({ endpoint, schema }: EndpointDefinition, answers: Answers): readonly string[] => {
  const known = VALUES[endpoint.path];
  if (known) return known;
  const [, list = '', name = ''] = /^(.*)\/:(\w+)/.exec(endpoint.path) ?? [];
  const param = schema.params instanceof z.ZodObject ? schema.params.shape[name] : undefined;
  if (param instanceof z.ZodEnum) return param.options.map(String);
  const rows = ((answers[list] as { data?: { slug?: string; id?: unknown }[] } | undefined)?.data ?? []).map(
    ({ slug, id }) => String(slug ?? id),
  );
  return ALL_DETAILS.includes(endpoint.path) ? rows : rows.slice(0, DETAILS);
};

const recordOne = async (entry: EndpointDefinition, answers: Answers, locale: Locale): Promise<void> => {
  const { endpoint, schema } = entry;
  if (!takes(schema.query, {}) || !takes(schema.headers, {})) return;
  const urls = endpoint.path.includes(':')
    ? valuesOf(entry, answers).map((value) => endpoint.path.replace(/:\w+/, encodeURIComponent(value)))
    : [endpoint.path];
  for (const url of urls) {
    const body = await read(url, locale);
    const whole = isList(body) && takes(schema.query, { per_page: String(LONGEST_LIST) });
    const answer = whole ? await read(`${url}?per_page=${LONGEST_LIST}`, locale) : body;
    // An empty recorded list is dropped, so that the stub generates one with items.
    if (answer !== undefined && !(isList(answer) && answer.data.length === 0)) answers[url] = answer;
  }
};

/** The GETs to record, lists before the details whose ids they supply. */
const READS = ENDPOINTS.filter(
  ({ endpoint }) => endpoint.method === 'GET' && !NOT_RECORDED.includes(endpoint.id),
).toSorted((a, b) => a.endpoint.path.split(':').length - b.endpoint.path.split(':').length);

/** Ids of the products of each filter value, because the stub does not filter by itself. */
const recordMembers = async (answers: Answers): Promise<Answers> => {
  const lists: Answers = {};
  for (const list of FILTERED_LISTS) {
    const { data } = answers[`${list}/filters`] as { data: { key: string; options: { value: string }[] }[] };
    const kept: Record<string, number[]> = {};
    for (const { key, options } of data) {
      for (const { value } of options) {
        const query = new URLSearchParams({ [key]: value, per_page: String(LONGEST_LIST) });
        const { data: members } = (await read(`${list}?${query}`, 'es')) as { data: { id: number }[] };
        kept[`${key}=${value}`] = members.map(({ id }) => id);
      }
    }
    lists[list] = kept;
  }
  return lists;
};

/** Writes one answer per line, so that diffs show the changed answer. */
const write = (name: string, answers: Answers): void => {
  const lines = Object.entries(answers)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  writeFileSync(path.join(FOLDER, name), `{\n${lines.join(',\n')}\n}\n`);
  console.log(`${name}: ${lines.length} lines`);
};

write('recording.json', { recorded_at: new Date().toISOString().slice(0, 10) });
for (const locale of LOCALES) {
  const answers: Answers = {};
  for (const entry of READS) await recordOne(entry, answers, locale);
  write(`${locale}.json`, answers);
  if (locale === 'es') write('members.json', await recordMembers(answers));
}
