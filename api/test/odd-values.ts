import fc from 'fast-check';
import { z } from 'zod';

const UUID = '00000000-0000-4000-8000-000000000000';
// PostgreSQL stores neither: the character of code 0, and one half of a surrogate pair.
const [NIL, HALF] = ['\u0000', '\ud800'];
/** Texts that a schema may accept, and that a query, a cast or a calculation may not. */
const TEXTS = [
  ...[
    '',
    ' ',
    'x',
    `a${NIL}b`,
    HALF,
    "O'Higgins",
    '%',
    '_',
    '\\',
    '🍷',
    '🍷'.repeat(20),
    '<b>x</b>',
    '{{x}}',
  ],
  ...[
    '0',
    '1',
    '-1',
    '007',
    '12',
    '1.5',
    '١٢',
    '2147483647',
    '2147483648',
    '9'.repeat(20),
    '1e9',
    'NaN',
    'null',
  ],
  ...[
    'true',
    'no',
    'es',
    'en',
    'W1',
    'B1',
    '13',
    '05',
    '13120',
    '99999',
    'order',
    'Wine',
    'wine',
    'loica',
    'PROMO',
  ],
  ...[
    UUID,
    UUID.toUpperCase(),
    '-'.repeat(36),
    `${UUID}.${'x'.repeat(43)}`,
    `${'-'.repeat(36)}.${'x'.repeat(43)}`,
  ],
  ...[
    `${'x'.repeat(22)}.${'y'.repeat(43)}`,
    ...[22, 40, 60, 70, 120, 300, 3000].map((count) => 'x'.repeat(count)),
  ],
  ...['0001-01-01', '2026-02-28', '2026-12-03', '2028-02-29', '2099-12-31', '9999-12-31'],
  ...[
    '2026-12-01T10:00:00Z',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999Z',
    '00:00',
    '20:00',
    '23:59',
    '24:00',
  ],
  ...[
    'a@b.cl',
    'A@B.CL',
    '12.345.678-5',
    '987654321',
    '+56 9 8765 4321',
    '#aabbcc',
    '/vinos',
    'https://x.cl/{number}',
  ],
  ...[
    '1,2,3',
    'a;b\n1;2',
    'sku;price\nW1;1',
    '1\n2',
    'Zm9v',
    'CQ-000042',
    'CQ-000042-1a2b3c4d',
    'clave larga 123',
  ],
];
const NUMBERS = [0, 1, 2, -1, 6, 12, 1.5, 1_000_000, 2_147_483_647, 2_147_483_648];

/** The parts of a JSON schema that endpoints have. */
interface Schema {
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

const textOf = ({ pattern, minLength = 0, maxLength = 10_000 }: Schema): fc.Arbitrary<string> => {
  const fits = TEXTS.filter(({ length }) => length >= minLength && length <= maxLength).filter(
    (text) => pattern === undefined || new RegExp(pattern, 'u').test(text),
  );
  return fc.constantFrom(...(fits.length > 0 ? fits : TEXTS));
};

const numberOf = ({ type, minimum, maximum }: Schema): fc.Arbitrary<number> => {
  const [min, max] = [minimum ?? Number.MIN_SAFE_INTEGER, maximum ?? Number.MAX_SAFE_INTEGER];
  const fits = NUMBERS.filter(
    (one) => one >= min && one <= max && (type === 'number' || Number.isInteger(one)),
  );
  return fc.constantFrom(min, max, ...fits);
};

const arbitraryOf = (schema: Schema): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const ways = schema.anyOf ?? schema.oneOf;
  if (ways) return fc.oneof(...ways.map(arbitraryOf));
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'array': {
      const { minItems = 0, maxItems = 3 } = schema;
      return fc.array(arbitraryOf(schema.items ?? {}), {
        minLength: minItems,
        maxLength: Math.min(maxItems, minItems + 3),
      });
    }
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(
        ([name, one]) => [name, arbitraryOf(one)] as const,
      );
      return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] });
    }
    default:
      return textOf(schema);
  }
};

/** Tries for one valid value, because a schema has rules that its JSON schema does not say. */
const TRIES = 40;

/** Odd values of a schema, valid where chance allows it. */
export const oddValues = (schema: z.ZodType, { count, seed }: { count: number; seed: number }): object[] => {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema;
  const all = fc.sample(arbitraryOf(json), { numRuns: count * TRIES, seed }) as object[];
  const valid = all.filter((one) => schema.safeParse(one).success);
  return [...valid, ...all].slice(0, count);
};
