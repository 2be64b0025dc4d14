import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $pickupPlace } from '../../lib/gift-box/gift-box.model.ts';
import { useStepMessages } from '../../messages/steps.ts';
import { $pickupReady, pickupShown } from './pickup-hour.model.ts';
import styles from './pickup-place-box.module.css';

/** Place and hours of pick-up, and time until the order is ready. */
export const PickupPlaceBox = () => {
  const { delivery } = useStepMessages();
  const [place, ready, shown] = useUnit([$pickupPlace, $pickupReady, pickupShown]);
  useEffect(() => void shown(), [shown]);
  if (!place) return null;
  return (
    <section className={styles.place} aria-label={delivery.pickupPlace}>
      <p>
        <strong>{place.address}</strong>
      </p>
      <p>{place.hours}</p>
      <p role="status">{ready ?? place.ready}</p>
    </section>
  );
};
