import type { Place } from 'shared-contracts/api/documents.schema';
import { hrefs } from 'shared-contracts/hrefs';
import { useLocale } from 'shared-kit/locale';
import { ButtonLink } from 'shared-ui/button';
import en from '../../messages/places-en.ts';
import es, { type PlaceWords } from '../../messages/places-es.ts';
import styles from './show-place.module.css';
import { StreetSketch } from './street-sketch.tsx';

/** The page bundles both languages, because together they are smaller than another request. */
const usePlaceWords = (): PlaceWords => ({ es, en })[useLocale()];

/** Sketch of the streets around the bar, with a link to a map. */
export const PlaceMap = ({ place: { street, locality, map_url } }: { place: Place }) => {
  const words = usePlaceWords();
  return (
    <section className={styles.place} aria-labelledby="place">
      <h2 id="place">{words.title}</h2>
      <StreetSketch label={words.map(street)} metro={words.metro} />
      <p>
        <strong>
          {street}, {locality}
        </strong>
        <br />
        {words.walk}
      </p>
      <p>
        <a href={map_url} target="_blank" rel="noopener">
          {words.open}
        </a>
      </p>
    </section>
  );
};

/** Link to the table reservation. */
export const ReserveTable = () => (
  <p>
    <ButtonLink variant="primary" href={hrefs.tableReservation}>
      {usePlaceWords().reserve}
    </ButtonLink>
  </p>
);
