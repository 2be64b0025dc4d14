'use no memo'; // The memo of the React compiler would only add bytes: this part seldom renders again.

import type { ProductDetail } from 'shared-contracts/api/catalogue.schema';
import { useMessages } from '../../lib/messages.ts';
import { Scale } from './scale.tsx';
import styles from './tasting.module.css';

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
