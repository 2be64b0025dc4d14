/** How one kind of label is shaped and drawn. */
import type { Pen } from '../svg.ts';
import type { LabelArt } from '../types.ts';
import type { LabelBox } from './paper.ts';

export interface Layout {
  /** Share of the visible width. A label of width 1 wraps around the bottle. */
  width: number;
  /** Units added to the label area, `[above, below]`. A negative number makes the area smaller. */
  grow?: [number, number];
  paper: 'laid' | 'linen' | 'fibre' | 'smooth';
  outline: (box: LabelBox, art: LabelArt) => string;
  draw: (box: LabelBox, art: LabelArt, pen: Pen) => string;
}
