/** The picture of the packages (docs/images/packages.svg), drawn from their imports. */
import type { Arrow } from './package-arrows.ts';
import { BASE, BOX, BOXES, FRAME, type Point, ROUTES, SIZE } from './picture-layout.ts';

type Groups = Readonly<Record<string, readonly string[]>>;

/** Colours of the groups, in order. The paper is opaque, so the picture suits light and dark pages. */
const COLOURS = [
  { fill: '#f9e6e9', line: '#9b2743' },
  { fill: '#e2f0e7', line: '#2c6e4e' },
  { fill: '#e5ebf6', line: '#3d5a94' },
] as const;
const PAPER = '#fffdf8';
const EDGE = '#d9cfc0';
const INK = '#2b1d22';
const QUIET = '#6b5d60';
const GOLD = '#c98a12';
const TITLE = 'Packages of the shop and their imports';
/** Left and right of the content. */
const MARGIN = 30;
/** Radius of the corners of a line. */
const BEND = 12;

const colourOf = (name: string, groups: Groups) => {
  const at = Object.values(groups).findIndex((names) => names.includes(name));
  const colour = COLOURS[at];
  if (!colour) throw new Error(`${name} is in no group of the picture (GROUPS in draw-packages.ts)`);
  return colour;
};

/**
 * Lines of the picture. An import of the base package is a mark on the box, not a line. An import that all
 * packages of the frame have is one line from the frame.
 */
const toLines = (arrows: readonly Arrow[]): Arrow[] => {
  const members: readonly string[] = FRAME.members;
  const rest = arrows.filter(({ to }) => to !== BASE.name);
  const isShared = (arrow: Arrow): boolean =>
    members.includes(arrow.from) &&
    members.every((from) =>
      rest.some((one) => one.from === from && one.to === arrow.to && one.kind === arrow.kind),
    );
  return [
    ...rest.filter((arrow) => !isShared(arrow)),
    ...rest
      .filter((arrow) => arrow.from === members[0] && isShared(arrow))
      .map(({ to, kind }) => ({ from: FRAME.name, to, kind })),
  ];
};

/** A polyline with round corners. */
const pathOf = (points: readonly Point[]): string => {
  const corner = ([x, y]: Point, [toX, toY]: Point): string => {
    const length = Math.hypot(toX - x, toY - y);
    const part = Math.min(BEND, length / 2) / length;
    return `${x + (toX - x) * part} ${y + (toY - y) * part}`;
  };
  const inner = points.slice(1, -1).map((point, index) => {
    const [before, after] = [points[index] as Point, points[index + 2] as Point];
    return `L${corner(point, before)}Q${point.join(' ')} ${corner(point, after)}`;
  });
  return [`M${points[0]?.join(' ')}`, ...inner, `L${points.at(-1)?.join(' ')}`].join('');
};

type Attributes = Readonly<Record<string, string | number>>;

const tag = (name: string, attributes: Attributes, content = ''): string => {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${list.join('')}>${content}</${name}>`;
};
const text = (x: number, y: number, words: string, attributes: Attributes): string =>
  tag('text', { x, y, ...attributes }, words);
const mark = (cx: number, cy: number, kind: Arrow['kind']): string =>
  tag('circle', { cx, cy, r: 5, fill: kind === 'product' ? GOLD : PAPER, stroke: GOLD, 'stroke-width': 2 });
const dashes = (kind: Arrow['kind']): Attributes => (kind === 'test' ? { 'stroke-dasharray': '2 6' } : {});
const idOf = (colour: string): string => colour.slice(1);

const drawLine = ({ from, to, kind }: Arrow, groups: Groups): string => {
  const points = ROUTES[`${from} ${to}`];
  if (!points) throw new Error(`${from} imports ${to}: add the line to ROUTES in picture-layout.ts`);
  const { line } = colourOf(from === FRAME.name ? FRAME.members[0] : from, groups);
  return tag('path', {
    d: pathOf(points),
    stroke: line,
    ...dashes(kind),
    'marker-end': `url(#${idOf(line)})`,
  });
};

/** The name, with a lighter folder. */
const nameOf = (name: string): string =>
  name.replace(/^.*\//, (folder) => tag('tspan', { class: 'folder' }, folder));

const drawBox = (name: string, arrows: readonly Arrow[], groups: Groups): string => {
  const box = BOXES[name];
  if (!box) throw new Error(`${name}: add the package to BOXES in picture-layout.ts`);
  const { x, y, purpose } = box;
  const { fill, line: stroke } = colourOf(name, groups);
  // `mfe-*` is several packages, so it is a stack of boxes.
  const offsets = name.endsWith('*') ? [8, 4, 0] : [0];
  const base = arrows.find(({ from, to }) => from === name && to === BASE.name);
  return [
    ...offsets.map((offset) =>
      tag('rect', { x: x + offset, y: y - offset, ...BOX, rx: 10, fill, stroke, 'stroke-width': 1.5 }),
    ),
    text(x + 16, y + 34, nameOf(name), { class: 'name', fill: stroke }),
    text(x + 16, y + 58, purpose, { class: 'purpose' }),
    ...(base ? [mark(x + BOX.width - 16, y + 16, base.kind)] : []),
  ].join('\n');
};

const drawBase = (): string => {
  const { y, height, name, purpose } = BASE;
  const pale = { class: 'purpose', style: 'fill:#e9dfd2' };
  return [
    tag('rect', { x: MARGIN, y, width: SIZE.width - 2 * MARGIN, height, rx: 10, fill: INK }),
    text(MARGIN + 20, y + 34, name, { class: 'name', fill: '#fff' }),
    text(MARGIN + 20, y + 58, purpose, pale),
    text(SIZE.width - 74, y + 45, 'every package with this mark imports it', {
      ...pale,
      'text-anchor': 'end',
    }),
    mark(SIZE.width - 56, y + 40, 'product'),
  ].join('\n');
};

const drawFrame = (): string => {
  const { x, y, width, height, label } = FRAME;
  const dashed = { fill: '#fdf3f4', stroke: '#d9a5b0', 'stroke-dasharray': '4 4' };
  return [
    tag('rect', { x, y, width, height, rx: 16, ...dashed }),
    text(x + 20, y + 22, label, { class: 'label' }),
  ].join('\n');
};

const drawLegend = (groups: Groups): string => {
  const [x, y] = [MARGIN, 290];
  const words = (at: number, meaning: string): string => text(x + 34, at + 5, meaning, { class: 'legend' });
  const line = (at: number, kind: Arrow['kind']): string =>
    tag('path', { d: `M${x} ${at}h22`, stroke: QUIET, ...dashes(kind), 'marker-end': 'url(#legend)' });
  const rows = Object.keys(groups).flatMap((title, index) => {
    const { fill, line: stroke } = COLOURS[index] as (typeof COLOURS)[number];
    const at = y + 7 + index * 26;
    return [tag('rect', { x, y: at - 7, width: 22, height: 14, rx: 4, fill, stroke }), words(at, title)];
  });
  return [
    ...rows,
    ...[line(y + 100, 'product'), words(y + 100, 'imports')],
    ...[line(y + 126, 'test'), words(y + 126, 'only in tests')],
    ...[mark(x + 10, y + 156, 'product'), words(y + 156, 'imports contracts')],
    ...[mark(x + 10, y + 182, 'test'), words(y + 182, 'only in tests')],
  ].join('\n');
};

const arrowHead = (id: string, fill: string): string => {
  const size = { markerWidth: 11, markerHeight: 11, markerUnits: 'userSpaceOnUse' };
  const place = { viewBox: '0 0 10 10', refX: 9, refY: 5, orient: 'auto' };
  return tag(
    'marker',
    { id, ...place, ...size },
    tag('path', { d: 'M0 0L10 5L0 10z', fill, stroke: 'none' }),
  );
};

const STYLE = [
  'text{font-family:ui-sans-serif,system-ui,"Segoe UI",Helvetica,Arial,sans-serif}',
  `.head{font-size:22px;font-weight:700;fill:${INK}}`,
  '.name{font-size:16px;font-weight:700}',
  '.folder{font-size:13px;font-weight:400}',
  `.purpose{font-size:13px;fill:${INK}}`,
  `.legend{font-size:13px;fill:${QUIET}}`,
  '.label{font-size:13px;fill:#9b2743}',
].join('\n');

const drawPaper = (): string => {
  const size = { width: SIZE.width - 2, height: SIZE.height - 2 };
  return tag('rect', { x: 1, y: 1, ...size, rx: 18, fill: PAPER, stroke: EDGE, 'stroke-width': 2 });
};

/** @throws Error if a package or an import has no place in the layout, or a line has no import */
export const drawSvg = (arrows: readonly Arrow[], groups: Groups): string => {
  const lines = toLines(arrows);
  const drawn = lines.map((line) => drawLine(line, groups));
  const unused = Object.keys(ROUTES).filter((key) => !lines.some(({ from, to }) => `${from} ${to}` === key));
  if (unused.length > 0) throw new Error(`no import, remove from ROUTES in picture-layout.ts: ${unused}`);
  const heads = COLOURS.map(({ line }) => arrowHead(idOf(line), line));
  const content = [
    tag('title', { id: 'title' }, TITLE),
    tag('style', {}, STYLE),
    tag('defs', {}, [...heads, arrowHead('legend', QUIET)].join('\n')),
    drawPaper(),
    text(MARGIN, 50, TITLE, { class: 'head' }),
    drawFrame(),
    tag('g', { fill: 'none', 'stroke-width': 1.8 }, drawn.join('\n')),
    ...Object.values(groups).flatMap((names) => names.map((name) => drawBox(name, arrows, groups))),
    drawBase(),
    drawLegend(groups),
  ];
  const viewBox = `0 0 ${SIZE.width} ${SIZE.height}`;
  const root = { xmlns: 'http://www.w3.org/2000/svg', viewBox, role: 'img', 'aria-labelledby': 'title' };
  return `${tag('svg', root, content.join('\n'))}\n`;
};
