interface QrCodeProps {
  /** SVG path in a square of `size` modules, with the empty margin that readers need. */
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
    viewBox={`0 0 ${size} ${size}`}
    shapeRendering="crispEdges"
  >
    <rect width={size} height={size} fill="#fff" />
    <path d={path} fill="#000" />
  </svg>
);
