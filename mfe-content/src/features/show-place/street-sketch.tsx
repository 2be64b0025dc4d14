import styles from './show-place.module.css';

interface StreetSketchProps {
  /** Accessible name, in the page's language. */
  label: string;
  metro: string;
}

/** Hand-drawn street sketch, not to scale. No map service, so no third party learns about the visitor. */
export const StreetSketch = ({ label, metro }: StreetSketchProps) => (
  <svg viewBox="0 0 640 400" className={styles.sketch} role="img" aria-label={label}>
    <g className={styles.blocks}>
      <path d="M0 0H84V150H0zM112 0H306V150H112zM326 0H420V150H326zM448 0H640V150H448z" />
      <path d="M0 182H84V400H0zM112 182H306V276H112zM112 296H306V400H112zM326 182H420V276H326z" />
      <path d="M326 296H420V400H326zM448 182H640V276H448zM448 296H640V400H448z" />
    </g>
    <path className={styles.park} d="M468 20H620V130H468z" />
    <g className={styles.names}>
      <text x="180" y="172">
        Santa Isabel
      </text>
      <text x="530" y="172">
        Santa Isabel
      </text>
      <text x="200" y="290">
        Caupolicán
      </text>
      <text x="98" y="330" transform="rotate(-90 98 330)">
        Vicuña Mackenna
      </text>
      <text x="316" y="80" transform="rotate(-90 316 80)">
        Condell
      </text>
      <text x="434" y="90" transform="rotate(-90 434 90)">
        Av. Italia
      </text>
    </g>
    <g className={styles.metro}>
      <circle cx="98" cy="166" r="13" />
      <text x="98" y="172">
        M
      </text>
      <text x="120" y="142" className={styles.station}>
        {metro}
      </text>
    </g>
    <g className={styles.pin}>
      <path d="M434 268c-20-26-30-40-30-54a30 30 0 1 1 60 0c0 14-10 28-30 54z" />
      <circle cx="434" cy="214" r="10" />
    </g>
  </svg>
);
