/** Packed gourmet products, standing at (0, 0), within about 620 × 760 units. */
import { groundShadow, group, type Pen } from '../svg.ts';
import type { PackArt } from '../types.ts';
import { bar, caddy, carton, pouch, salami } from './dry.ts';
import { jar, oil, terrine, tin } from './wet.ts';

/** `half` is the half width on the ground, for the shadow. */
const PACKS: Readonly<Record<PackArt['pack'], { half: number; draw: (pen: Pen, art: PackArt) => string }>> = {
  jar: { half: 168, draw: jar },
  terrine: { half: 190, draw: terrine },
  tin: { half: 280, draw: tin },
  oil: { half: 116, draw: oil },
  bar: { half: 190, draw: bar },
  carton: { half: 214, draw: carton },
  pouch: { half: 200, draw: pouch },
  salami: { half: 90, draw: salami },
  caddy: { half: 160, draw: caddy },
};

export const drawPack = (pen: Pen, art: PackArt): string => {
  const { half, draw } = PACKS[art.pack];
  return groundShadow(pen, 0, -2, half, 0.34) + group({}, draw(pen, art));
};
