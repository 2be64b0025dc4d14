/** Places of boxes and lines in the picture of the packages (docs/images/packages.svg), in pixels. */
export type Point = readonly [x: number, y: number];

export interface Box {
  x: number;
  y: number;
  purpose: string;
}

export const SIZE = { width: 1360, height: 1030 } as const;
export const BOX = { width: 270, height: 80 } as const;

/** Box of each package, except the base package (`BASE`), which is the bar at the bottom. */
export const BOXES: Readonly<Record<string, Box>> = {
  e2e: { x: 30, y: 120, purpose: 'journeys in a real browser' },
  'mfe-*': { x: 360, y: 120, purpose: 'four remotes, the page content' },
  shell: { x: 690, y: 120, purpose: 'composes pages, owns the frame' },
  'demo-shop': { x: 1060, y: 120, purpose: 'rows, texts and drawings' },
  'shared-kit': { x: 360, y: 290, purpose: 'what every remote is built with' },
  'shared-stubs': { x: 690, y: 290, purpose: 'to develop and test one part' },
  api: { x: 1060, y: 290, purpose: 'product API on PostgreSQL' },
  'shared-ui': { x: 360, y: 440, purpose: 'the design system' },
  tools: { x: 690, y: 510, purpose: 'build, test, start, release' },
  'platform/releases': { x: 690, y: 660, purpose: 'release store and registry' },
  'platform/object-storage': { x: 690, y: 790, purpose: 'files in a folder or a bucket' },
  'platform/serving': { x: 360, y: 790, purpose: 'forwarding, clients, orderly stops' },
  office: { x: 30, y: 790, purpose: 'the application of the staff' },
  'platform/embedded-postgres': { x: 1060, y: 660, purpose: 'the shop’s database server' },
  'platform/tracing': { x: 1060, y: 790, purpose: 'spans from browser to SQL' },
};

/** Nearly all packages import the base. Boxes have a mark for it instead of a line. */
export const BASE = {
  name: 'shared-contracts',
  y: 920,
  height: 80,
  purpose: 'contracts between the packages, and pure rules',
} as const;

/** Packages in one frame. A line from the frame is an import that each of them has. */
export const FRAME = {
  name: 'page',
  label: 'the parts of one page; a line from this frame is an import of both',
  members: ['mfe-*', 'shell'],
  x: 340,
  y: 82,
  width: 670,
  height: 138,
} as const;

const centre = (name: string): number => (BOXES[name] as Box).x + BOX.width / 2;
const top = (name: string): number => (BOXES[name] as Box).y;
const bottom = (name: string): number => top(name) + BOX.height;
const left = (name: string): number => (BOXES[name] as Box).x;
const right = (name: string): number => left(name) + BOX.width;
const frameBottom = FRAME.y + FRAME.height;

const straightDown = (from: string, to: string): Point[] => [
  [centre(from), bottom(from)],
  [centre(to), top(to)],
];
/** A line from the frame down into a box. */
const frameDown = (to: string): Point[] => [
  [centre(to), frameBottom],
  [centre(to), top(to)],
];
/** A line sideways to the lane `x`, down to the height `y`, then into the side of a box at `end`. */
const sideways = ([fromX, fromY]: Point, x: number, y: number, end: number): Point[] => [
  [fromX, fromY],
  [x, fromY],
  [x, y],
  [end, y],
];
/** A line down in the lane `x` to the height `y`, then into the side of a box. */
const lane = (x: number, fromY: number, y: number, end: number): Point[] => [
  [x, fromY],
  [x, y],
  [end, y],
];

/** `<from> <to>` → corners of the line. */
export const ROUTES: Readonly<Record<string, readonly Point[]>> = {
  [`${FRAME.name} shared-kit`]: frameDown('shared-kit'),
  [`${FRAME.name} shared-stubs`]: frameDown('shared-stubs'),
  [`${FRAME.name} shared-ui`]: lane(647, frameBottom, 465, right('shared-ui')),
  [`${FRAME.name} tools`]: lane(983, frameBottom, 535, right('tools')),
  'shell platform/releases': sideways([right('shell'), 160], 1034, 700, right('platform/releases')),
  'shared-kit shared-ui': straightDown('shared-kit', 'shared-ui'),
  'e2e shared-ui': lane(282, bottom('e2e'), 480, left('shared-ui')),
  'e2e tools': lane(258, bottom('e2e'), 550, left('tools')),
  'e2e platform/releases': lane(234, bottom('e2e'), 700, left('platform/releases')),
  'tools platform/releases': straightDown('tools', 'platform/releases'),
  'tools platform/embedded-postgres': [
    [right('tools'), 570],
    [1120, 570],
    [1120, top('platform/embedded-postgres')],
  ],
  'tools platform/object-storage': sideways([left('tools'), 575], 665, 830, left('platform/object-storage')),
  'platform/releases platform/object-storage': straightDown('platform/releases', 'platform/object-storage'),
  'api platform/object-storage': [
    [right('api'), 340],
    [1340, 340],
    [1340, 765],
    [900, 765],
    [900, top('platform/object-storage')],
  ],
  'api platform/tracing': sideways([right('api'), 320], 1351, 830, right('platform/tracing')),
  'shell platform/tracing': sideways([right('shell'), 180], 1047, 830, left('platform/tracing')),
  'office shared-ui': lane(100, top('office'), 500, left('shared-ui')),
  'office tools': lane(150, top('office'), 530, left('tools')),
  'office platform/releases': lane(200, top('office'), 725, left('platform/releases')),
  'office platform/serving': [
    [right('office'), 850],
    [left('platform/serving'), 850],
  ],
  'shell platform/serving': [
    [right('shell'), 140],
    [1021, 140],
    [1021, 610],
    [560, 610],
    [560, top('platform/serving')],
  ],
  'api platform/serving': [
    [left('api'), 340],
    [1008, 340],
    [1008, 630],
    [590, 630],
    [590, top('platform/serving')],
  ],
  'demo-shop api': straightDown('demo-shop', 'api'),
  'api platform/embedded-postgres': straightDown('api', 'platform/embedded-postgres'),
};
