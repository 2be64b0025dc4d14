/** Modules of empty margin that readers need. */
const QUIET = 4;

interface QrCodeProps {
  /** SVG path in a square of `size` modules. */
  path: string;
  size: number;
  label: string;
}

export const QrCode = ({ path, size, label }: QrCodeProps) => (
  <svg
    role="img"
    aria-label={label}
    width={208}
    height={208}
    viewBox={`${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`}
    shapeRendering="crispEdges"
  >
    <rect x={-QUIET} y={-QUIET} width={size + 2 * QUIET} height={size + 2 * QUIET} fill="#fff" />
    <path d={path} fill="#000" />
  </svg>
);
