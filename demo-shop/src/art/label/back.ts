/** The back label: a few centred lines, the legal small print and a bar code. */
import { hash } from '../../random.ts';
import { n, path, xy } from '../svg.ts';
import { write } from '../text.ts';
import type { Layout } from './layout.ts';
import { sheet } from './paper.ts';
import { caps, italic } from './words.ts';

export const backLabel = (text: string): Layout => ({
  width: 0.8,
  paper: 'laid',
  outline: sheet,
  draw: ({ y, w, h }, art) => {
    const lines = text.split('\n');
    const inner = w - 26;
    const top = y + 62;
    const step = Math.min(18, (h - 165) / lines.length);
    const bars = Array.from({ length: 26 }, (_, i) => {
      const value = hash(`${art.title}${i}`);
      return `M${xy(-34 + i * 2.7, y + h - 46)}v24h${n(0.8 + (value % 3) * 0.6)}v-24z`;
    }).join('');
    return [
      caps(art.brand, { y: y + 32, size: 12, maxWidth: inner, fill: art.accent }),
      path(`M-22 ${n(y + 42)}h44`, { stroke: art.accent, 'stroke-width': 1.2 }),
      ...lines.map((line, index) =>
        write(line, {
          x: 0,
          y: top + index * step,
          size: 12.5,
          face: 'sans',
          maxWidth: inner,
          fill: art.ink,
          minSize: 7,
        }),
      ),
      italic(art.origin, { y: y + h - 72, size: 12, maxWidth: inner, fill: art.ink, minSize: 7 }),
      path(bars, { fill: art.ink, transform: 'translate(-2 0)' }),
    ].join('');
  },
});
