/**
 * `pnpm new endpoint <area> <verb-noun>`: generates an endpoint from contract to SQL. A new area gets its own
 * table unless `--table` names an existing one. In an existing area, `--path` sets the endpoint's path.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { type Change, edit, fromTemplate, NewError, readSource, replaceOnce } from './changes.ts';
import { assertKebab, camelOf, pascalOf, snakeOf } from './names.ts';

const CONTRACTS = 'shared-contracts/src/api';
const MIGRATIONS = 'api/src/db/migrations';

const filesIn = (folder: string): string[] => readdirSync(path.join(WORKSPACE, folder));
const sourcesIn = (folder: string): string =>
  filesIn(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readSource(`${folder}/${name}`))
    .join('\n');

const asSchema = (name: string): string => `
export const ${camelOf(name)} = {
  response: z.object({ data: z.array(z.object({ id: z.string(), name: z.string() })) }),
};
export type ${pascalOf(name)}Answer = z.output<typeof ${camelOf(name)}.response>;
`;

const asEndpoint = (name: string, url: string): string => `
export const ${camelOf(name)} = /* @__PURE__ */ endpoint<typeof schema.${camelOf(name)}>({
  id: '${name}',
  method: 'GET',
  path: '${url}',
  summary: '${name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())}, by name',
  errors: [],
});
`;

/** Contract of the endpoint: appended to its area, or the beginning of a new one. */
const contract = (area: string, name: string, url: string): Change[] => {
  const parts = { [`${area}.ts`]: asEndpoint(name, url), [`${area}.schema.ts`]: asSchema(name) };
  const isThere = filesIn(CONTRACTS).includes(`${area}.ts`);
  if (isThere)
    return Object.entries(parts).map(([file, part]) => edit(`${CONTRACTS}/${file}`, (text) => text + part));
  const camel = camelOf(area);
  const begun = fromTemplate('area', { area }).map((change) => ({
    ...change,
    text: change.text + parts[path.basename(change.file)],
  }));
  const endpointList = edit(`${CONTRACTS}/endpoint-list.schema.ts`, (text) =>
    replaceOnce(
      replaceOnce(
        text,
        /\n\nexport interface EndpointDefinition/,
        (found) =>
          `\nimport * as ${camel}Schema from './${area}.schema.ts';\n` +
          `import * as ${camel} from './${area}.ts';${found}`,
        'The imports of endpoint-list.schema.ts',
      ),
      /(export const ENDPOINTS[\s\S]*?)(\n\];)/,
      (_, before, end) => `${before}\n  ...area(${camel}, ${camel}Schema),${end}`,
      'ENDPOINTS of endpoint-list.schema.ts',
    ),
  );
  return [...begun, endpointList];
};

/** Types and migration of a table with id and name. */
const newTable = (area: string, table: string): Change[] => {
  const numbers = filesIn(MIGRATIONS).map((name) => Number(/^\d{4}(?=-)/.exec(name)?.[0] ?? 0));
  const last = Math.max(...numbers);
  const migration = `${String(last + 1).padStart(4, '0')}-${area}`;
  return [
    ...fromTemplate('table', { area, Area: pascalOf(area), table, migration }),
    edit('api/src/db/schema.ts', (text) =>
      replaceOnce(
        text,
        /\n\n(\/\*\*[\s\S]*?)(export interface Database\s+extends )/,
        (_, comment, head) =>
          `\nimport type { ${pascalOf(area)}Tables } from './schema/${area}.ts';\n\n` +
          `${comment}${head}${pascalOf(area)}Tables, `,
        'Database in api/src/db/schema.ts',
      ),
    ),
    edit(`${MIGRATIONS}/migrations.ts`, (text) =>
      replaceOnce(
        text,
        /\n\n(\/\*\*[\s\S]*?)\n\};/,
        (_, rest) =>
          `\nimport * as ${camelOf(area)} from './${migration}.ts';\n\n` +
          `${rest}\n  '${migration}': ${camelOf(area)},\n};`,
        'The list in migrations.ts',
      ),
    ),
  ];
};

export interface EndpointOptions {
  path?: string | undefined;
  table?: string | undefined;
}

export const newEndpoint = (
  areaName: string | undefined,
  endpointName: string | undefined,
  options: EndpointOptions,
): Change[] => {
  const area = assertKebab(areaName, 'area', 'wineries');
  const name = assertKebab(endpointName, 'endpoint', 'list-wineries');
  const contracts = sourcesIn(CONTRACTS);
  const tables = sourcesIn('api/src/db/schema');
  const hasArea = filesIn(CONTRACTS).includes(`${area}.ts`);
  const hasTable = (table: string) => new RegExp(`^  ${table}: \\{`, 'm').test(tables);
  if (new RegExp(`\\bid: '${name}'`).test(contracts))
    throw new NewError(`There is an endpoint ${name} already: choose another name`);
  if (hasArea && !options.path)
    throw new NewError(`${area} is there: say where it answers, e.g. --path /${area}/names`);
  const url = options.path ?? `/${area}`;
  if (!/^(\/[a-z][a-z0-9-]*)+$/.test(url)) throw new NewError(`${url} is no path: write it like /wineries`);
  if (contracts.includes(`path: '${url}'`)) throw new NewError(`${url} answers already: choose another path`);
  if (options.table && !hasTable(options.table)) throw new NewError(`There is no table ${options.table}`);
  const table = options.table ?? snakeOf(area);
  const makesTable = !hasTable(table);
  const hasModule = existsSync(path.join(WORKSPACE, 'api/src/modules', area));
  const base = hasModule ? name : area;
  const rows = "[{ id: 'b', name: 'Beta' }, { id: 'a', name: 'Alfa' }]";
  const values = {
    area,
    areaCamel: camelOf(area),
    base,
    baseCamel: camelOf(base),
    name,
    Name: pascalOf(name),
    camel: camelOf(name),
    Noun: pascalOf(name.replace(/^[^-]+-/, '')),
    path: url,
    table,
    arrange: makesTable ? `  await shop.db.insertInto('${table}').values(${rows}).execute();\n` : '',
  };
  return [
    ...contract(area, name, url),
    ...(makesTable ? newTable(area, table) : []),
    ...fromTemplate('endpoint', values),
    edit('api/src/modules/modules.ts', (text) =>
      replaceOnce(
        text,
        /\n\n([\s\S]*?export const modules[\s\S]*?)(\n\];)/,
        (_, rest, end) =>
          `\nimport { ${values.baseCamel}Module } from './${area}/${base}.routes.ts';\n\n` +
          `${rest}\n  ${values.baseCamel}Module,${end}`,
        'The list in modules.ts',
      ),
    ),
  ];
};
