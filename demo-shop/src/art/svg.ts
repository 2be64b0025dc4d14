/**
 * Helpers that write SVG text. Numbers have one decimal, which makes files a third smaller without a visible
 * difference.
 */

export const n = (value: number): string => String(Math.round(value * 10) / 10);
/** A point of a path. */
export const xy = (x: number, y: number): string => `${n(x)} ${n(y)}`;

type Attributes = Record<string, string | number | undefined>;

const attributes = (values: Attributes): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? n2(value) : value}"`)
    .join('');

// Opacities need two decimals where coordinates need one.
const n2 = (value: number): string => String(Math.round(value * 100) / 100);

export const tag = (name: string, values: Attributes, ...children: string[]): string =>
  children.length
    ? `<${name}${attributes(values)}>${children.join('')}</${name}>`
    : `<${name}${attributes(values)}/>`;

export const path = (d: string, values: Attributes): string => tag('path', { d, ...values });
export const group = (values: Attributes, ...children: string[]): string => tag('g', values, ...children);
export const at = (x: number, y: number, scale: number, ...children: string[]): string => {
  const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`;
  return group({ transform: `translate(${xy(x, y)})${scaled}` }, ...children);
};

/** `[offset, colour, opacity?]` */
export type Stop = [number, string, number?];
const stops = (list: Stop[]): string[] =>
  list.map(([offset, colour, opacity]) =>
    tag('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
  );

interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/**
 * Gradients and clips of one picture. Ids start with the picture's own prefix, so
 * several pictures can share a page.
 */
export interface Defs {
  linear(line: Line, list: Stop[]): string;
  radial(circle: { cx: number; cy: number; r: number; stretch?: number }, list: Stop[]): string;
  /** Across the shape's own box: left to right unless `down`. */
  across(list: Stop[], down?: boolean): string;
  /**
   * From the middle of the shape's own box outwards: soft shapes without a blur filter,
   * which would take seconds.
   */
  soft(colour: string, opacity?: number): string;
  clip(d: string): string;
  render(): string;
}

export const createDefs = (prefix: string): Defs => {
  const entries: string[] = [];
  const known = new Map<string, string>();
  const add = (name: string, values: Attributes, ...children: string[]): string => {
    const key = tag(name, values, ...children);
    const found = known.get(key);
    if (found) return found;
    const id = `${prefix}${entries.length.toString(36)}`;
    entries.push(tag(name, { id, ...values }, ...children));
    known.set(key, `url(#${id})`);
    return `url(#${id})`;
  };
  const defs: Defs = {
    linear: (line, list) =>
      add('linearGradient', { ...line, gradientUnits: 'userSpaceOnUse' }, ...stops(list)),
    radial: ({ cx, cy, r, stretch = 1 }, list) =>
      add(
        'radialGradient',
        {
          cx: 0,
          cy: 0,
          r,
          gradientUnits: 'userSpaceOnUse',
          gradientTransform: `translate(${n(cx)} ${n(cy)}) scale(1 ${stretch})`,
        },
        ...stops(list),
      ),
    across: (list, down = false) =>
      add('linearGradient', down ? { x1: 0, y1: 0, x2: 0, y2: 1 } : {}, ...stops(list)),
    soft: (colour, opacity = 1) =>
      add(
        'radialGradient',
        {},
        ...stops([
          [0, colour, opacity],
          [0.4, colour, opacity * 0.72],
          [0.75, colour, opacity * 0.2],
          [1, colour, 0],
        ]),
      ),
    clip: (d) => add('clipPath', {}, path(d, {})),
    render: () => (entries.length ? tag('defs', {}, ...entries) : ''),
  };
  return defs;
};

/** Context of a drawing function, which collects gradients and clips. */
export interface Pen {
  defs: Defs;
}

/** A whole picture. */
export const picture = (width: number, height: number, pen: Pen, ...children: string[]): string =>
  tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    pen.defs.render(),
    ...children,
  );

/** A soft shadow on the ground; light comes from the left, so it leans to the right. */
export const groundShadow = (pen: Pen, x: number, y: number, halfWidth: number, strength = 0.34): string => {
  const soft = (scale: number, alpha: number): string =>
    tag('ellipse', {
      cx: x + halfWidth * 0.16,
      cy: y,
      rx: halfWidth * scale,
      ry: halfWidth * 0.13 * scale,
      fill: pen.defs.radial({ cx: x + halfWidth * 0.16, cy: y, r: halfWidth * scale, stretch: 0.13 }, [
        [0, '#2a1d14', alpha],
        [0.55, '#2a1d14', alpha * 0.55],
        [1, '#2a1d14', 0],
      ]),
    });
  return soft(1.5, strength * 0.7) + soft(1.05, strength);
};

export const polygon = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => xy(x, y)).join('L')}Z`;
