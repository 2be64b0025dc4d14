import styles from './drawing.module.css';

/** Path data of a drawing: most strokes in ink, an accent in wine red. */
type Strokes = { ink: string; wine: string };

const Drawing = ({ ink, wine }: Strokes) => (
  <svg className={styles.drawing} viewBox="0 0 160 120" width="160" height="120" aria-hidden="true">
    <path className={styles.ground} d="M14 106h132" />
    <path d={ink} />
    <path className={styles.wine} d={wine} />
  </svg>
);

/** An open crate without bottles, for the empty cart. */
export const CrateDrawing = () => (
  <Drawing
    ink="M34 56h92l-5 50H39zM37 73h86M38 89h84M30 56h100v-8H30zM46 81h.1M46 98h.1M114 81h.1M114 98h.1"
    wine={
      'M42 47c4-9 7-12 10-15M52 47c0-7 3-12 1-20M62 47c3-8 9-10 12-14M74 47c1-6-3-12-1-18M84 47c3-9 8' +
      '-9 9-18M95 47c2-6 8-9 13-11M106 47c4-6 5-10 4-15M118 47c1-4 3-6 5-8'
    }
  />
);

/** A corkscrew without a cork, for no results. */
export const CorkscrewDrawing = () => (
  <Drawing
    ink="M50 24h60a7 7 0 0 1 0 14H50a7 7 0 0 1 0-14zM75 38v14h10V38"
    wine="M80 52c0 5-9 4-9 9s18 4 18 9-18 4-18 9 16 4 16 9-14 4-14 8 7 2 8 8"
  />
);

/** A broken glass, for a failure of the shop. */
export const BrokenGlassDrawing = () => (
  <Drawing
    ink={
      'M26 100l34-21M60 79l9 4-3 9 10 3M60 79c-6-9-4-21 6-29l15-11 6 12 10-3-2 12 10 3M76 95c10 2 21-2' +
      ' 26-11 3-6 4-13 3-21M22 92c4 6 7 10 11 14M116 106l5-9 8 9M100 106l3-5 4 5'
    }
    wine="M84 106c8-5 30-5 44 0M92 28l3-8M104 32l8-6M108 43l9-1"
  />
);

/** A lamp in the cellar, for a missing network. */
export const CellarLampDrawing = () => (
  <Drawing
    ink={
      'M80 14v10M66 40c0-9 6-16 14-16s14 7 14 16M62 40h36v6H62zM65 46l-3 40h36l-3-40M58 86h44v8H58zM64' +
      ' 94v12M96 94v12M70 14h20'
    }
    wine={
      'M80 78c-7 0-9-5-9-9 0-6 6-9 8-17 5 5 10 10 10 17 0 4-2 9-9 9zM42 52l-12-5M40 66H26M43 80l-11 6' +
      'M118 52l12-5M120 66h14M117 80l11 6'
    }
  />
);
