/** Descriptions of the pictures that the seed draws. Colours are #rrggbb. */

export type BottleShape =
  | 'bordeaux'
  | 'burgundy'
  | 'sparkling'
  | 'flute'
  | 'rhone'
  | 'dessert'
  | 'port'
  | 'pisco'
  | 'whisky'
  | 'decanter'
  | 'apothecary'
  | 'vodka'
  | 'rum'
  | 'cognac'
  | 'beer'
  | 'liqueur';

export type GlassTone = 'green' | 'leaf' | 'amber' | 'black' | 'flint' | 'blue' | 'ceramic';
type Closure = 'foil' | 'wax' | 'screw' | 'muselet' | 'cork' | 'crown';
export type LabelLayout =
  | 'classic'
  | 'minimal'
  | 'stacked'
  | 'landscape'
  | 'split'
  | 'diagonal'
  | 'medallion'
  | 'arch'
  | 'ribbon'
  | 'kraft'
  | 'monogram'
  | 'botanical'
  | 'night'
  | 'waves'
  | 'tall'
  | 'signature';
export type Motif =
  | 'andes'
  | 'grapes'
  | 'sun'
  | 'moon'
  | 'house'
  | 'tree'
  | 'bird'
  | 'wave'
  | 'compass'
  | 'crest'
  | 'leaf'
  | 'star'
  | 'jar'
  | 'bridge'
  | 'flower'
  | 'wheat';

export interface LabelArt {
  layout: LabelLayout;
  motif: Motif;
  paper: string;
  ink: string;
  accent: string;
  band: string;
  brand: string;
  title: string;
  subtitle: string;
  origin: string;
  year: string;
}

export interface BottleArt {
  kind: 'bottle';
  slug: string;
  shape: BottleShape;
  glass: GlassTone;
  /** Colour of the drink, seen through flint and leaf glass and in the glass beside it. */
  liquid: string;
  closure: Closure;
  capsule: string;
  /** A crest embossed in the glass above the label. */
  embossed: boolean;
  label: LabelArt;
}

export type Vessel = 'red' | 'white' | 'flute' | 'tumbler' | 'tulip';
export type Garnish = 'grapes-red' | 'grapes-white' | 'citrus' | 'figs' | 'cork';

/** A bottle with a glass poured from it. */
interface PouredArt {
  kind: 'poured';
  slug: string;
  bottle: BottleArt;
  vessel: Vessel;
  garnish: Garnish;
}

/** The back of a bottle: the winery's text in small type. */
interface BackArt {
  kind: 'back';
  slug: string;
  bottle: BottleArt;
  lines: string[];
}

type CheeseForm = 'wedge' | 'round' | 'log' | 'pyramid' | 'boxed' | 'drum' | 'ball';
export interface CheeseArt {
  kind: 'cheese';
  slug: string;
  form: CheeseForm;
  rind: string;
  paste: string;
  surface: 'bloomy' | 'washed' | 'natural' | 'waxed' | 'ash' | 'blue' | 'plain';
  board: 'oak' | 'slate' | 'paper';
  cut: boolean;
}
/** A cheese with its accompaniments. */
interface CheeseTableArt {
  kind: 'cheese-table';
  slug: string;
  cheese: CheeseArt;
  garnish: Garnish;
}

export interface PackLabel {
  motif: Motif;
  paper: string;
  ink: string;
  accent: string;
  brand: string;
  title: string;
  subtitle: string;
}
export interface PackArt {
  kind: 'pack';
  slug: string;
  pack: 'jar' | 'tin' | 'oil' | 'bar' | 'terrine' | 'carton' | 'pouch' | 'salami' | 'caddy';
  body: string;
  lid: string;
  label: PackLabel;
  /** The cover picture shows it opened, with its content beside it. */
  opened: boolean;
}

export interface BoxArt {
  kind: 'box';
  slug: string;
  material: 'pine' | 'kraft' | 'ink' | 'wine' | 'ivory' | 'olive';
  ribbon: string | null;
  bottles: BottleArt[];
  title: string;
  subtitle: string;
  /** closed: lid on, with ribbon; open: bottles rise from it; lined: bottles stand before it. */
  view: 'closed' | 'open' | 'lined';
}

export type SceneName =
  | 'hero'
  | 'hero-portrait'
  | 'area-wines'
  | 'area-boxes'
  | 'area-gourmet'
  | 'area-alcohols'
  | 'wine-bar'
  | 'cellar'
  | 'cheese-table'
  | 'gift-boxes'
  | 'old-vines'
  | 'serving'
  | 'harvest'
  | 'tasting'
  | 'long-table'
  | 'coast'
  | 'lost'
  | 'opened'
  | 'bubbles'
  | 'pisco-table'
  | 'labels'
  | 'kitchen'
  | 'cheese-class'
  | 'summer-table'
  | 'wrapping'
  | 'autumn-valley'
  | 'argentina'
  | 'france'
  | 'spain'
  | 'italy'
  | 'portugal'
  | 'germany';
interface SceneArt {
  kind: 'scene';
  slug: string;
  scene: SceneName;
}

export type FoodName =
  | 'beef'
  | 'lamb'
  | 'pork'
  | 'game'
  | 'fish'
  | 'shellfish'
  | 'cheese'
  | 'pasta'
  | 'dessert'
  | 'vegetables'
  | 'stew'
  | 'charcuterie'
  | 'chocolate'
  | 'poultry'
  | 'curry';
interface FoodArt {
  kind: 'food';
  slug: string;
  food: FoodName;
}

export type ArtSpec =
  | BottleArt
  | PouredArt
  | BackArt
  | CheeseArt
  | CheeseTableArt
  | PackArt
  | BoxArt
  | SceneArt
  | FoodArt;
