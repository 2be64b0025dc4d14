/** Files and addresses of the seed's pictures. */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FOOD_NAMES } from './art/food.ts';
import { renderArt } from './art/render.ts';
import { SCENE_NAMES } from './art/scene/scene.ts';
import type { ArtSpec, FoodName, SceneName } from './art/types.ts';
import { buildCatalogue } from './catalogue.ts';
import type { SeedCatalogue } from './types.ts';

/** Second pictures of a product stand beside its first under a name of their own. */
const SUFFIX: Partial<Record<ArtSpec['kind'], string>> = {
  poured: '-copa',
  back: '-dorso',
  'cheese-table': '-mesa',
};

interface Drawn {
  /** Public base, e.g. `/storage/products/x.1a2b3c4d`; the extension chooses the format. */
  base: string;
  svg: string;
}

// A catalogue holds the same description many times (a wine and the box it is in), and the base needs the bytes.
const drawn = new WeakMap<ArtSpec, Drawn>();
const draw = (spec: ArtSpec): Drawn => {
  const known = drawn.get(spec);
  if (known) return known;
  const svg = renderArt(spec);
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  const folder = spec.kind === 'scene' ? 'scenes' : spec.kind === 'food' ? 'foods' : 'products';
  const picture = { base: `/storage/${folder}/${spec.slug}${SUFFIX[spec.kind] ?? ''}.${hash}`, svg };
  drawn.set(spec, picture);
  return picture;
};

/** Public base of a picture; the same drawing has the same base on every machine. */
export const pictureBase = (spec: ArtSpec): string => draw(spec).base;

const scenes = new Map<SceneName, ArtSpec>(
  SCENE_NAMES.map((scene) => [scene, { kind: 'scene', slug: scene, scene }]),
);
const foods = new Map<FoodName, ArtSpec>(
  FOOD_NAMES.map((food) => [food, { kind: 'food', slug: food, food }]),
);

/** Base of a scene or of a food of the sommelier band, by its name. Throws on an unknown one. */
export const namedPictureBase = (name: SceneName | FoodName): string => {
  const spec = scenes.get(name as SceneName) ?? foods.get(name as FoodName);
  if (!spec) throw new Error(`no picture is called ${name}`);
  return pictureBase(spec);
};

/** Public bases of scenes and foods, without those of products. */
export const drawnPictures = (): string[] => [...scenes.values(), ...foods.values()].map(pictureBase);

/** Every picture the seed draws. */
export const seedPictures = (catalogue: SeedCatalogue = buildCatalogue()): ArtSpec[] => [
  ...catalogue.products.flatMap(({ pictures }) => [pictures.image, pictures.cover]),
  ...scenes.values(),
  ...foods.values(),
];

/**
 * Writes every picture as `<dir>/<folder>/<slug>.<hash8>.svg`. A file that is there is left alone: its name is its content.
 * @returns public bases by `<folder>/<slug>`
 */
export const writePictures = async (dir: string, catalogue?: SeedCatalogue): Promise<Map<string, string>> => {
  const bases = new Map<string, string>();
  for (const folder of ['products', 'scenes', 'foods'])
    await mkdir(path.join(dir, folder), { recursive: true });
  await Promise.all(
    seedPictures(catalogue).map(async (spec) => {
      const { base, svg } = draw(spec);
      const name = base.slice('/storage/'.length);
      bases.set(name.replace(/\.[0-9a-f]{8}$/, ''), base);
      try {
        await writeFile(path.join(dir, `${name}.svg`), svg, { flag: 'wx' });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
    }),
  );
  return bases;
};
