/** Renders a description as a picture. The same description gives the same bytes. */
import { hash } from '../random.ts';
import { bottleSize, drawBottle } from './bottle/bottle.ts';
import { drawBox } from './box.ts';
import { drawCheese } from './cheese/cheese.ts';
import { drawFood } from './food.ts';
import { drawPack } from './pack/pack.ts';
import { drawScene, sceneSize } from './scene/scene.ts';
import { at, createDefs, type Pen, picture } from './svg.ts';
import { drawGarnish } from './table/garnish.ts';
import { drawVessel } from './table/vessel.ts';
import type { ArtSpec, BottleArt, Garnish, PackArt } from './types.ts';

/** Product pictures are 4:5 on a transparent ground; the product takes about 88 % of the height. */
const PRODUCT_SIZE = { width: 800, height: 1000 } as const;
const GROUND = 946;
const REACH = 880;

const standing = (pen: Pen, art: BottleArt, x: number, reach: number, back?: string): string => {
  const { height, half } = bottleSize(art);
  const scale = Math.min(reach / height, 360 / half);
  return at(x, GROUND, scale, drawBottle(pen, art, { back }));
};

const PACK_SCALE: Readonly<Record<PackArt['pack'], number>> = {
  jar: 1.36,
  terrine: 1.5,
  tin: 1.16,
  oil: 1.04,
  bar: 1.24,
  carton: 1.36,
  pouch: 1.34,
  salami: 1.08,
  caddy: 1.42,
};

/** Garnish beside an opened pack whose content is not visible. */
const BESIDE: Partial<Record<PackArt['pack'], Garnish>> = {
  jar: 'figs',
  terrine: 'grapes-red',
  oil: 'citrus',
  pouch: 'figs',
  caddy: 'citrus',
  tin: 'citrus',
};
const beside = (pen: Pen, spec: PackArt): string => {
  const garnish = BESIDE[spec.pack];
  if (!spec.opened || !garnish) return '';
  return at(630, spec.pack === 'tin' ? 750 : GROUND - 4, 1.15, drawGarnish(pen, garnish, spec.slug));
};

const draw = (pen: Pen, spec: Exclude<ArtSpec, { kind: 'scene' } | { kind: 'food' }>): string => {
  switch (spec.kind) {
    case 'bottle':
      return standing(pen, spec, 400, REACH);
    case 'back':
      return standing(pen, spec.bottle, 400, REACH, spec.lines.join('\n'));
    case 'poured':
      return [
        standing(pen, spec.bottle, 300, 850),
        at(
          566,
          GROUND - 6,
          spec.vessel === 'tumbler' ? 1.05 : 1.08,
          drawVessel(pen, spec.vessel, spec.bottle.liquid),
        ),
        at(430, GROUND + 18, 0.86, drawGarnish(pen, spec.garnish, spec.slug)),
      ].join('');
    case 'cheese':
      return at(400, 760, 1.12, drawCheese(pen, spec));
    case 'cheese-table':
      return [
        at(640, 690, 1.02, drawVessel(pen, 'white', '#e6d28a')),
        at(360, 860, 0.98, drawCheese(pen, spec.cheese)),
        at(610, 930, 1, drawGarnish(pen, spec.garnish, spec.slug)),
      ].join('');
    case 'pack':
      return (
        at(
          spec.opened ? 340 : 400,
          spec.pack === 'tin' ? 720 : GROUND - 20,
          PACK_SCALE[spec.pack] * (spec.opened ? 0.86 : 1),
          drawPack(pen, spec),
        ) + beside(pen, spec)
      );
    case 'box':
      return at(400, GROUND - 6, spec.view === 'lined' ? 1.1 : 1.04, drawBox(pen, spec));
  }
};

/** Canvas of a picture, in pixels of its widest use. */
const artSize = (spec: ArtSpec): { width: number; height: number } =>
  spec.kind === 'scene'
    ? sceneSize(spec.scene)
    : spec.kind === 'food'
      ? { width: 400, height: 400 }
      : PRODUCT_SIZE;

/** SVG text of a picture. Its ids have their own prefix. @throws Error if a label's text does not fit */
export const renderArt = (spec: ArtSpec): string => {
  const pen: Pen = { defs: createDefs(`q${hash(`${spec.kind}:${spec.slug}`).toString(36)}-`) };
  const { width, height } = artSize(spec);
  const content =
    spec.kind === 'scene'
      ? drawScene(pen, spec.scene)
      : spec.kind === 'food'
        ? drawFood(pen, spec.food)
        : draw(pen, spec);
  return picture(width, height, pen, content);
};
