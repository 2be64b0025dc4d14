/** Generates a value for a schema, deterministic by seed. Known field names get readable sample texts. */
import type { Locale } from 'shared-contracts/locale';
import { zocker } from 'zocker';
import { z } from 'zod';
import { NUMBERS_BY_FIELD, TEXT_OF_ANY_FIELD, TEXTS_BY_FIELD } from './sample-values.ts';

/**
 * Seed of a text (endpoint id and path, or picture name): its FNV-1a hash, mixed with the seed of the stub.
 */
export const seedOf = (text: string, seed: number): number => {
  let hash = 0x811c9dc5 ^ seed;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
};

const LAST_KNOWN_DAY = Date.UTC(2026, 10, 1);
const DAY_MS = 86_400_000;

type Path = readonly (string | number | symbol)[];

/** Name of the innermost field of a path: `name` for `['items', 0, 'name']` and for `['name', 0]`. */
const fieldOf = (path: Path): string => String(path.findLast((part) => typeof part === 'string') ?? '');

const fitting = <T>(schema: z.core.$ZodType, candidates: readonly T[]): T | undefined =>
  candidates.find((candidate) => z.safeParse(schema, candidate).success);

/** @param seed any integer */
export const generate = (schema: z.ZodType, seed: number, locale: Locale): unknown => {
  let count = 0;
  /** A value from zocker, where no sample text or number fits the schema. */
  const invent = (inner: z.core.$ZodType): never => {
    count += 1;
    return zocker(inner as z.ZodType)
      .setSeed(seedOf(String(count), seed))
      .generate() as never;
  };
  const day = () => new Date(LAST_KNOWN_DAY - (seed % 90) * DAY_MS);
  return zocker(schema)
    .setSeed(seed)
    .optional({ undefined_chance: 0 })
    .nullable({ null_chance: 0 })
    .number({ extreme_value_chance: 0 })
    .array({ min: 2, max: 4 })
    .object({ generate_extra_keys: false })
    .any({ strategy: 'json-compatible' })
    .override(z.ZodUnknown as never, 'muestra' as never)
    .override(
      z.ZodCatch as never,
      ((inner: z.ZodCatch) => generate(inner.unwrap() as z.ZodType, seed, locale)) as never,
    )
    .override(z.ZodISODate as never, () => day().toISOString().slice(0, 10) as never)
    .override(z.ZodISODateTime as never, () => day().toISOString() as never)
    .override(z.ZodEmail as never, 'sofia.rojas@correo.example' as never)
    .override(z.ZodURL as never, 'https://casaquillay.example/' as never)
    .override(
      z.ZodString as never,
      ((inner: z.core.$ZodType, { path }: { path: Path }) => {
        count += 1;
        const field = fieldOf(path);
        const texts = TEXTS_BY_FIELD[field]?.[locale] ?? TEXT_OF_ANY_FIELD[locale];
        const turned = [...texts.slice(count % texts.length), ...texts, String(count)];
        return fitting(inner, turned) ?? invent(inner);
      }) as never,
    )
    .override(
      z.ZodNumber as never,
      ((inner: z.core.$ZodType, { path }: { path: Path }) => {
        count += 1;
        const base = NUMBERS_BY_FIELD[fieldOf(path)] ?? count;
        return fitting(inner, [base, base + 1, count, 1, 0]) ?? invent(inner);
      }) as never,
    )
    .generate();
};
