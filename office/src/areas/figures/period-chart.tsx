import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

export interface ChartPoint {
  /** Period in words. */
  label: string;
  value: number;
  before: number;
}

/** Units of the drawing, which is stretched to the width of the page. */
const STEP = 10;
const BAR = 7;
const HEIGHT = 100;
const EDGE = { stroke: 'var(--paper)', strokeWidth: 6 };
const LINE = { stroke: 'var(--ink)', strokeWidth: 2 };

/** Highest value of the scale: the next 1, 2 or 5 of its power of ten. */
export const roundUp = (highest: number): number => {
  if (highest <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(highest));
  return ([1, 2, 5, 10].find((step) => step * power >= highest) ?? 10) * power;
};

/**
 * Bars of periods, with a line at the value of the period before. The same numbers are in the table beside it, so the
 * drawing is one picture with a title for screen readers.
 */
export const PeriodChart = ({
  title,
  points,
  format,
  now,
  before,
}: {
  title: string;
  points: readonly ChartPoint[];
  format: (value: number) => string;
  /** Words for bars and lines. */
  now: string;
  before: string;
}) => {
  const id = useId();
  const highest = roundUp(Math.max(...points.flatMap((point) => [point.value, point.before])));
  const heightOf = (value: number) => (HEIGHT * Math.max(0, value)) / highest;
  const marks = [...new Set([0, Math.floor((points.length - 1) / 2), points.length - 1])];
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Typography component="figcaption" variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        <Box component="span" sx={{ color: 'primary.main' }} aria-hidden>
          ■{' '}
        </Box>
        {now}
        <Box component="span" sx={{ ml: 2 }} aria-hidden>
          ▬{' '}
        </Box>
        {before}
      </Typography>
      <Typography variant="body2" color="text.secondary" aria-hidden>
        {format(highest)}
      </Typography>
      <Box
        component="svg"
        role="img"
        aria-labelledby={id}
        viewBox={`0 0 ${points.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        sx={{
          display: 'block',
          width: '100%',
          height: '14rem',
          borderTop: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <title id={id}>{title}</title>
        {points.map((point, index) => (
          <g key={point.label}>
            <title>{`${point.label}: ${format(point.value)}. ${before}: ${format(point.before)}`}</title>
            <rect x={index * STEP} y={0} width={STEP} height={HEIGHT} fill="transparent" />
            <rect
              x={index * STEP + (STEP - BAR) / 2}
              y={HEIGHT - heightOf(point.value)}
              width={BAR}
              height={heightOf(point.value)}
              fill="var(--wine)"
            />
            {/* The light edge keeps the line visible on the bar. */}
            {[EDGE, LINE].map((line) => (
              <line
                key={line.stroke}
                x1={index * STEP + 0.5}
                x2={(index + 1) * STEP - 0.5}
                y1={HEIGHT - heightOf(point.before)}
                y2={HEIGHT - heightOf(point.before)}
                vectorEffect="non-scaling-stroke"
                {...line}
              />
            ))}
          </g>
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }} aria-hidden>
        {marks.map((index) => (
          <Typography key={index} variant="body2" color="text.secondary">
            {points[index]?.label}
          </Typography>
        ))}
      </Box>
    </Box>
  );
};
