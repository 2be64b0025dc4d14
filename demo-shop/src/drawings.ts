/** Reads the drawings of products from `drawings/*.csv`. */
import path from 'node:path';
import { printProblem } from 'api/problem';
import { readTable } from 'api/read-table';
import { z } from 'zod';
import type { ArtSpec, BottleArt, BoxArt, CheeseArt, Garnish, PackArt, Vessel } from './art/types.ts';
import { DEMO_FOLDER } from './folder.ts';

/** The card's picture and the second picture of the product page. */
export interface Drawings {
  image: ArtSpec;
  cover: ArtSpec;
}

const word = z.string().trim();
/** A name from a list. It is not checked here, because a test draws every row. */
const name = <T extends string>() => word as unknown as z.ZodType<T>;
const yes = z.enum(['0', '1']).transform((cell) => cell === '1');
const list = word.transform((cell) => cell.split('|').filter(Boolean));

type Label = BottleArt['label'];
const bottleRow = z.object({
  slug: word,
  shape: name<BottleArt['shape']>(),
  glass: name<BottleArt['glass']>(),
  liquid: word,
  closure: name<BottleArt['closure']>(),
  capsule: word,
  embossed: yes,
  layout: name<Label['layout']>(),
  motif: name<Label['motif']>(),
  paper: word,
  ink: word,
  accent: word,
  band: word,
  brand: word,
  title: word,
  subtitle: word,
  origin: word,
  year: word,
  /** Glass beside the bottle, or text of the back label. */
  cover_vessel: name<Vessel>(),
  cover_garnish: name<Garnish>(),
  cover_lines: list,
});
const boxRow = z.object({
  slug: word,
  material: name<BoxArt['material']>(),
  ribbon: word.transform((cell) => cell || null),
  view: name<BoxArt['view']>(),
  title: word,
  subtitle: word,
  cover_view: name<BoxArt['view']>(),
  /** Slugs of `bottles.csv`. */
  bottles: list,
});
const cheeseRow = z.object({
  slug: word,
  form: name<CheeseArt['form']>(),
  surface: name<CheeseArt['surface']>(),
  rind: word,
  paste: word,
  board: name<CheeseArt['board']>(),
  cut: yes,
  cover_garnish: name<Garnish>(),
});
const packRow = z.object({
  slug: word,
  pack: name<PackArt['pack']>(),
  body: word,
  lid: word,
  motif: name<PackArt['label']['motif']>(),
  paper: word,
  ink: word,
  accent: word,
  brand: word,
  title: word,
  subtitle: word,
});

/** Drawings by the slug of their product. @throws Error that names file and line of every mistake */
export function loadDrawings(folder = DEMO_FOLDER): ReadonlyMap<string, Drawings> {
  const read = <T extends z.ZodObject>(file: string, schema: T): z.output<T>[] => {
    const { rows, problems } = readTable(path.join(folder, 'drawings', file), `drawings/${file}`, schema);
    if (problems.length > 0) throw new Error(problems.map(printProblem).join('\n'));
    return rows;
  };
  const bottleRows = read('bottles.csv', bottleRow);
  const bottles = new Map(bottleRows.map((row) => [row.slug, toBottle(row)]));
  return new Map<string, Drawings>([
    ...bottleRows.map((row) => [row.slug, bottleDrawings(row, bottles)] as const),
    ...read('boxes.csv', boxRow).map((row) => [row.slug, boxDrawings(row, bottles)] as const),
    ...read('cheeses.csv', cheeseRow).map((row) => [row.slug, cheeseDrawings(row)] as const),
    ...read('packs.csv', packRow).map((row) => [row.slug, packDrawings(row)] as const),
  ]);
}

function toBottle(row: z.output<typeof bottleRow>): BottleArt {
  const { slug, shape, glass, liquid, closure, capsule, embossed, ...rest } = row;
  const { cover_vessel: _, cover_garnish: __, cover_lines: ___, ...label } = rest;
  return { kind: 'bottle', slug, shape, glass, liquid, closure, capsule, embossed, label };
}

type Bottles = ReadonlyMap<string, BottleArt>;

function bottleOf(bottles: Bottles, slug: string): BottleArt {
  const bottle = bottles.get(slug);
  if (!bottle) throw new Error(`drawings/bottles.csv has no bottle ${slug}`);
  return bottle;
}

function bottleDrawings(row: z.output<typeof bottleRow>, bottles: Bottles): Drawings {
  const { slug, cover_vessel: vessel, cover_garnish: garnish, cover_lines: lines } = row;
  const bottle = bottleOf(bottles, slug);
  return {
    image: bottle,
    cover:
      lines.length > 0
        ? { kind: 'back', slug, bottle, lines }
        : { kind: 'poured', slug, bottle, vessel, garnish },
  };
}

function boxDrawings({ cover_view, bottles, ...row }: z.output<typeof boxRow>, all: Bottles): Drawings {
  const image: BoxArt = { kind: 'box', ...row, bottles: bottles.map((slug) => bottleOf(all, slug)) };
  return { image, cover: { ...image, slug: `${row.slug}-dentro`, view: cover_view } };
}

function cheeseDrawings({ cover_garnish, ...row }: z.output<typeof cheeseRow>): Drawings {
  const cheese: CheeseArt = { kind: 'cheese', ...row };
  return { image: cheese, cover: { kind: 'cheese-table', slug: row.slug, cheese, garnish: cover_garnish } };
}

function packDrawings({ slug, pack, body, lid, ...label }: z.output<typeof packRow>): Drawings {
  const image: PackArt = { kind: 'pack', slug, pack, body, lid, opened: false, label };
  return { image, cover: { ...image, slug: `${slug}-abierto`, opened: true } };
}
