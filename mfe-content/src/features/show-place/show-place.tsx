import type { Place } from 'shared-contracts/api/documents.schema';
import { hrefs } from 'shared-contracts/hrefs';
import { ButtonLink } from 'shared-ui/button';
import layout from '../../lib/layout.module.css';
import { usePlaceWords } from '../../messages/places.ts';
import { StreetSketch } from './street-sketch.tsx';

/** Sketch of the streets around the bar, with a link to a map. */
export const PlaceMap = ({ place: { street, locality, map_url } }: { place: Place }) => {
  const words = usePlaceWords();
  return (
    <section className={layout.rows} aria-labelledby="place">
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
