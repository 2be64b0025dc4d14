/** Files and addresses of the demo shop's pictures. */
import { createHash } from 'node:crypto';
import type { PictureStorage } from 'api/picture-storage';
import { FOOD_NAMES } from './art/food.ts';
import { renderArt } from './art/render.ts';
import { SCENE_NAMES } from './art/scene/scene.ts';
import type { ArtSpec, FoodName, SceneName } from './art/types.ts';
import { type Drawings, loadDrawings } from './drawings.ts';

/** Suffix of a product's second picture. */
const SUFFIX: Partial<Record<ArtSpec['kind'], string>> = {
  poured: '-copa',
  back: '-dorso',
  'cheese-table': '-mesa',
};
const FOLDERS: Partial<Record<ArtSpec['kind'], string>> = { scene: 'scenes', food: 'foods' };

/** Name of a picture in the shop's files: its address without the content hash. */
const nameOf = ({ kind, slug }: ArtSpec): string =>
  `/storage/${FOLDERS[kind] ?? 'products'}/${slug}${SUFFIX[kind] ?? ''}`;

interface Drawn {
  /** Public base path, for example `/storage/products/x.1a2b3c4d`; an extension selects the format. */
  base: string;
  svg: string;
}

// Cached, because a base path depends on the bytes and is requested several times.
const drawn = new WeakMap<ArtSpec, Drawn>();
const draw = (spec: ArtSpec): Drawn => {
  const known = drawn.get(spec);
  if (known) return known;
  const svg = renderArt(spec);
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  const picture = { base: `${nameOf(spec)}.${hash}`, svg };
  drawn.set(spec, picture);
  return picture;
};

/** Public base path of a picture, the same on every machine. */
export const pictureBase = (spec: ArtSpec): string => draw(spec).base;

const scenes = SCENE_NAMES.map((scene): ArtSpec => ({ kind: 'scene', slug: scene, scene }));
const foods = FOOD_NAMES.map((food): ArtSpec => ({ kind: 'food', slug: food, food }));
const named = new Map([...scenes, ...foods].map((spec) => [spec.slug, spec]));

/** Base path of a scene or food by name. @throws Error for an unknown name */
export const namedPictureBase = (name: SceneName | FoodName): string => {
  const spec = named.get(name);
  if (!spec) throw new Error(`no picture is called ${name}`);
  return pictureBase(spec);
};

/** Public base paths of scenes and foods. */
export const drawnPictures = (): string[] => [...named.values()].map(pictureBase);

type DrawingsOf = ReadonlyMap<string, Drawings>;

/** Every picture of the demo shop. */
export const allPictures = (drawings: DrawingsOf = loadDrawings()): ArtSpec[] => [
  ...[...drawings.values()].flatMap(({ image, cover }) => [image, cover]),
  ...scenes,
  ...foods,
];

/** Finds the base path of a picture by its name in the shop's files; null for an unknown name. */
export const createPictureFinder = (drawings: DrawingsOf): ((name: string) => string | null) => {
  const byName = new Map(allPictures(drawings).map((spec) => [nameOf(spec), spec]));
  return (name) => {
    const spec = byName.get(name);
    return spec ? pictureBase(spec) : null;
  };
};

/**
 * Writes every picture as `<folder>/<slug>.<hash8>.svg`.
 * Existing ones are kept, because the name contains the hash.
 * @returns `<folder>/<slug>` → public base path
 */
export const writePictures = async (
  storage: PictureStorage,
  drawings?: DrawingsOf,
): Promise<Map<string, string>> => {
  const bases = new Map<string, string>();
  const known = new Set(await storage.list(''));
  const missing: Promise<unknown>[] = [];
  for (const spec of allPictures(drawings)) {
    const { base, svg } = draw(spec);
    const name = base.slice('/storage/'.length);
    bases.set(name.replace(/\.[0-9a-f]{8}$/, ''), base);
    if (!known.has(`${name}.svg`)) missing.push(storage.write(`${name}.svg`, svg));
  }
  await Promise.all(missing);
  return bases;
};

/** Name of the scene whose picture has this path below /storage; null for other paths. */
export const sceneOf = (name: string): SceneName | null => {
  const spec = scenes.find((one) => nameOf(one) === name);
  return spec?.kind === 'scene' ? spec.scene : null;
};
