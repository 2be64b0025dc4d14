'use no memo'; // The memo of the React compiler would only add bytes: this part seldom renders again.

import type { ProductDetail } from 'shared-contracts/api/catalogue.schema';
import { useMessages } from '../../lib/messages.ts';
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
const Scale = ({ name, low, high, share, text }: ScaleProps) => (
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

const SCALES = ['body', 'acidity', 'sweetness', 'freshness'] as const;
/** End of the ageing scale: "10 años o más". */
const LONGEST_KEEPING = 10;

/** Tasting: five scales, aromas and tasting notes. */
export const Tasting = ({ product }: { product: ProductDetail }) => {
  const { product: words } = useMessages();
  const { guarda, aromatic_notes: aromas, aromatic_family: family, tasting_notes: notes } = product;
  const rated = SCALES.flatMap((key) => {
    const value = product[key];
    return value === null ? [] : [{ key, value }];
  });
  const isEmpty = rated.length === 0 && guarda === null && aromas.length === 0 && !notes;
  if (isEmpty) return null;
  return (
    <section className={styles.tasting} aria-labelledby="tasting">
      <h2 id="tasting">{words.tasting}</h2>
      <div className={styles.columns}>
        {(rated.length > 0 || guarda !== null) && (
          <dl className={styles.scales}>
            {rated.map(({ key, value }) => (
              <Scale
                key={key}
                {...words.scales[key]}
                share={(value - 1) / 4}
                text={words.scaleValue(value)}
              />
            ))}
            {guarda !== null && (
              <Scale
                {...words.scales.guarda}
                share={Math.min(guarda, LONGEST_KEEPING) / LONGEST_KEEPING}
                text={words.years(guarda)}
              />
            )}
          </dl>
        )}
        <div className={styles.words}>
          {aromas.length > 0 && (
            <>
              <h3>{words.aromas}</h3>
              <ul className={styles.aromas}>
                {aromas.map((aroma) => (
                  <li key={aroma}>{aroma}</li>
                ))}
              </ul>
              {family && <p className={styles.family}>{words.aromaticFamily(family)}</p>}
            </>
          )}
          {notes && (
            <>
              <h3>{words.notes}</h3>
              <p>{notes}</p>
            </>
          )}
        </div>
      </div>
    </section>
  );
};
