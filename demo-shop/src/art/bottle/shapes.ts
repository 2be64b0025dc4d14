/**
 * Right-hand outlines of the bottles: x is the half width, y runs from the mouth (0) to the ground
 * (`height`). Longer than most files, because it is a single table.
 */
import type { BottleShape } from '../types.ts';

type Point = readonly [number, number];
/** A straight line to a point, or a Bézier curve through two handles. */
type Segment = readonly [Point] | readonly [Point, Point, Point];

export interface ShapeSpec {
  height: number;
  start: Point;
  segments: readonly Segment[];
  /** Lower end of the capsule. */
  capsule: number;
  /** Level of the drink. */
  fill: number;
  /** Area of the front label. */
  label: { y: number; height: number; half: number };
}

const line = (x: number, y: number): Segment => [[x, y]];
const curve = (x1: number, y1: number, x2: number, y2: number, x: number, y: number): Segment => [
  [x1, y1],
  [x2, y2],
  [x, y],
];

/** The side down to the ground, and the rounded corner. */
const base = (half: number, height: number, corner = 20): Segment[] => [
  line(half, height - corner),
  curve(half, height - corner * 0.3, half - corner * 0.35, height, half - corner * 1.15, height),
];

export const SHAPES: Readonly<Record<BottleShape, ShapeSpec>> = {
  bordeaux: {
    height: 880,
    start: [37, 0],
    segments: [line(37, 218), curve(39, 276, 119, 262, 120, 352), ...base(120, 880)],
    capsule: 196,
    fill: 236,
    label: { y: 452, height: 306, half: 120 },
  },
  burgundy: {
    height: 880,
    start: [37, 0],
    segments: [line(38, 180), curve(42, 330, 130, 340, 132, 512), ...base(132, 880, 24)],
    capsule: 172,
    fill: 220,
    label: { y: 530, height: 272, half: 132 },
  },
  rhone: {
    height: 880,
    start: [38, 0],
    segments: [line(38, 200), curve(42, 300, 122, 320, 124, 448), ...base(124, 880, 22)],
    capsule: 184,
    fill: 230,
    label: { y: 484, height: 300, half: 124 },
  },
  sparkling: {
    height: 880,
    start: [40, 0],
    segments: [line(41, 120), curve(46, 330, 136, 350, 139, 540), ...base(139, 880, 28)],
    capsule: 236,
    fill: 240,
    label: { y: 560, height: 262, half: 139 },
  },
  flute: {
    height: 890,
    start: [33, 0],
    segments: [line(34, 130), curve(40, 350, 102, 400, 103, 600), ...base(103, 890, 18)],
    capsule: 166,
    fill: 214,
    label: { y: 586, height: 258, half: 103 },
  },
  dessert: {
    height: 880,
    start: [33, 0],
    segments: [line(33, 262), curve(35, 318, 93, 312, 94, 392), ...base(94, 880, 16)],
    capsule: 214,
    fill: 272,
    label: { y: 476, height: 292, half: 94 },
  },
  port: {
    height: 860,
    start: [38, 0],
    segments: [
      line(39, 96),
      curve(60, 130, 58, 190, 46, 226),
      curve(52, 286, 126, 262, 127, 344),
      ...base(127, 860, 20),
    ],
    capsule: 128,
    fill: 250,
    label: { y: 426, height: 300, half: 127 },
  },
  pisco: {
    height: 890,
    start: [32, 0],
    segments: [
      line(32, 252),
      curve(34, 350, 116, 332, 118, 452),
      curve(112, 640, 112, 700, 118, 860),
      ...base(118, 890, 18),
    ],
    capsule: 150,
    fill: 300,
    label: { y: 486, height: 290, half: 114 },
  },
  whisky: {
    height: 850,
    start: [46, 0],
    segments: [line(44, 190), curve(44, 262, 148, 236, 152, 340), ...base(152, 850, 26)],
    capsule: 120,
    fill: 286,
    label: { y: 414, height: 296, half: 152 },
  },
  decanter: {
    height: 800,
    start: [52, 0],
    segments: [
      line(48, 130),
      curve(48, 180, 96, 196, 160, 236),
      curve(176, 250, 178, 268, 178, 300),
      ...base(178, 800, 20),
    ],
    capsule: 96,
    fill: 262,
    label: { y: 380, height: 282, half: 150 },
  },
  apothecary: {
    height: 790,
    start: [50, 0],
    segments: [line(46, 150), curve(46, 236, 176, 206, 182, 344), ...base(182, 790, 34)],
    capsule: 108,
    fill: 290,
    label: { y: 388, height: 278, half: 160 },
  },
  vodka: {
    height: 890,
    start: [38, 0],
    segments: [line(38, 176), curve(40, 222, 112, 206, 114, 262), ...base(114, 890, 16)],
    capsule: 130,
    fill: 232,
    label: { y: 372, height: 340, half: 114 },
  },
  rum: {
    height: 850,
    start: [44, 0],
    segments: [
      line(42, 210),
      curve(44, 300, 136, 316, 150, 452),
      curve(162, 560, 158, 700, 148, 820),
      ...base(148, 850, 24),
    ],
    capsule: 126,
    fill: 290,
    label: { y: 470, height: 254, half: 150 },
  },
  cognac: {
    height: 830,
    start: [40, 0],
    segments: [line(40, 200), curve(44, 330, 168, 420, 196, 700), ...base(202, 830, 30)],
    capsule: 116,
    fill: 320,
    label: { y: 500, height: 214, half: 150 },
  },
  beer: {
    height: 890,
    start: [46, 0],
    segments: [line(50, 200), curve(56, 330, 136, 330, 138, 456), ...base(138, 890, 26)],
    capsule: 40,
    fill: 210,
    label: { y: 516, height: 270, half: 138 },
  },
  liqueur: {
    height: 870,
    start: [38, 0],
    segments: [line(36, 300), curve(38, 372, 132, 338, 134, 436), ...base(134, 870, 30)],
    capsule: 134,
    fill: 352,
    label: { y: 494, height: 262, half: 134 },
  },
};
