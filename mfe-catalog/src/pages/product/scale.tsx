'use no memo'; // The memo of the React compiler would only add bytes: this part seldom renders again.

import styles from './tasting.module.css';

interface ScaleProps {
  name: string;
  /** Labels of both ends. */
  low: string;
  high: string;
  /** Position on the scale, 0 to 1. */
  share: number;
  /** Value as text, for screen readers. */
  text: string;
}

const WIDTH = 200;
const EDGE = 5;
const TICKS = [0, 0.25, 0.5, 0.75, 1];

const at = (share: number): number => EDGE + share * (WIDTH - 2 * EDGE);

/** Scale with five ticks and a wine drop as marker. */
export const Scale = ({ name, low, high, share, text }: ScaleProps) => (
  <div className={styles.scale}>
    <dt>{name}</dt>
    <dd>
      <span className="visually-hidden">{text}</span>
      <svg viewBox={`0 0 ${WIDTH} 14`} aria-hidden="true" focusable="false">
        <path className={styles.axis} d={`M${EDGE} 7H${WIDTH - EDGE}`} />
        {TICKS.map((tick) => (
          <path key={tick} className={styles.axis} d={`M${at(tick)} 4.5v5`} />
        ))}
        <path className={styles.filled} d={`M${EDGE} 7H${at(share)}`} />
        <circle className={styles.drop} cx={at(share)} cy="7" r="4.5" />
      </svg>
      <span className={styles.ends} aria-hidden="true">
        <span>{low}</span>
        <span>{high}</span>
      </span>
    </dd>
  </div>
);
