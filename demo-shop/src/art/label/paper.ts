/** Paper of labels: texture, edge, and the area available to text. */
import { createRandom } from '../../random.ts';
import { darken, luma } from '../colour.ts';
import { n, path, xy } from '../svg.ts';

export interface LabelBox {
  /** Top left corner and size. */
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Labels wrap around the bottle, so seen from slightly above, their lower edge is curved. */
export const SAG = 7;

export const sheet = ({ x, y, w, h }: LabelBox): string =>
  `M${xy(x, y)}Q${xy(x + w / 2, y + SAG)} ${xy(x + w, y)}V${n(y + h)}` +
  `Q${xy(x + w / 2, y + h + SAG * 1.6)} ${xy(x, y + h)}Z`;

export const archSheet = ({ x, y, w, h }: LabelBox): string =>
  `M${xy(x, y + w * 0.42)}C${xy(x, y + 4)} ${xy(x + w * 0.24, y)} ${xy(x + w / 2, y)}` +
  `C${xy(x + w * 0.76, y)} ${xy(x + w, y + 4)} ${xy(x + w, y + w * 0.42)}V${n(y + h)}` +
  `Q${xy(x + w / 2, y + h + SAG * 1.6)} ${xy(x, y + h)}Z`;

export const ovalSheet = ({ x, y, w, h }: LabelBox): string =>
  `M${xy(x, y + h / 2)}A${n(w / 2)} ${n(h / 2)} 0 1 1 ${n(x + w)} ${n(y + h / 2)}` +
  `A${n(w / 2)} ${n(h / 2)} 0 1 1 ${n(x)} ${n(y + h / 2)}Z`;

/** A hand-torn edge. */
export const tornSheet = ({ x, y, w, h }: LabelBox, key: string): string => {
  const random = createRandom(key);
  const rough = (): number => (random() - 0.5) * 6;
  const along = (from: number, to: number, count: number, point: (value: number) => string): string =>
    Array.from({ length: count }, (_, i) => point(from + ((to - from) * i) / count)).join('L');
  return `M${[
    along(x, x + w, 26, (at) => `${n(at)} ${n(y + rough() + SAG * Math.sin(((at - x) / w) * Math.PI))}`),
    along(y, y + h, 20, (at) => `${n(x + w + rough() * 0.6)} ${n(at)}`),
    along(x + w, x, 26, (at) => `${n(at)} ${n(y + h + rough() + SAG * Math.sin(((at - x) / w) * Math.PI))}`),
    along(y + h, y, 20, (at) => `${n(x + rough() * 0.6)} ${n(at)}`),
  ].join('L')}Z`;
};

/** Faint laid lines, linen weave or kraft fibres. */
export const texture = (
  kind: 'laid' | 'linen' | 'fibre',
  box: LabelBox,
  paper: string,
  key: string,
): string => {
  const ink = luma(paper) > 0.5 ? darken(paper, 0.5) : '#ffffff';
  const { x, y, w, h } = box;
  if (kind === 'fibre') {
    const random = createRandom(key);
    const strokes = Array.from({ length: 70 }, () => {
      const [sx, sy] = [x + random() * w, y + random() * h];
      return (
        `M${xy(sx, sy)}q${xy((random() - 0.5) * 14, (random() - 0.5) * 10)} ` +
        `${xy((random() - 0.5) * 18, (random() - 0.5) * 8)}`
      );
    });
    return path(strokes.join(''), { stroke: ink, 'stroke-opacity': 0.22, 'stroke-width': 0.9, fill: 'none' });
  }
  const step = kind === 'laid' ? 5 : 7;
  const rows = Array.from({ length: Math.floor(h / step) }, (_, i) => `M${xy(x, y + i * step)}h${n(w)}`);
  const columns =
    kind === 'linen'
      ? Array.from({ length: Math.floor(w / step) }, (_, i) => `M${xy(x + i * step, y)}v${n(h)}`)
      : [];
  return path([...rows, ...columns].join(''), { stroke: ink, 'stroke-opacity': 0.07, 'stroke-width': 1 });
};
