/** Delivery estimate. Loaded on demand, because it needs the form library and the draft of the steps. */
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Form, FormSpy } from 'react-final-form';
import { RegionCommune } from '../../features/choose-commune/index.ts';
import { $place, type Place, placeChosen, ShippingAnswer } from '../../features/estimate-shipping/index.ts';
import styles from './cart.module.css';

const Estimate = () => {
  const place = useUnit($place);
  return (
    <>
      {place && <PlaceForm place={place} />}
      <ShippingAnswer />
    </>
  );
};
export default Estimate;

const PlaceForm = ({ place }: { place: Place }) => {
  const chosen = useUnit(placeChosen);
  // Initial values only: later changes come from the form itself.
  const [initial] = useState(place);
  return (
    <Form<Place> onSubmit={() => {}} initialValues={initial}>
      {({ handleSubmit, values }) => (
        <form noValidate method="post" onSubmit={handleSubmit} className={styles.places}>
          <FormSpy<Place> subscription={{ values: true }} onChange={({ values: next }) => chosen(next)} />
          <RegionCommune regionId={values.region_id} />
        </form>
      )}
    </Form>
  );
};
