/** The estimate itself: loaded when somebody asks, since the form engine and the draft of the steps come with it. */
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
  // Later changes come from the form itself.
  const [initial] = useState(place);
  return (
    <Form<Place> onSubmit={() => {}} initialValues={initial}>
      {({ handleSubmit, values }) => (
        <form noValidate onSubmit={handleSubmit} className={styles.places}>
          <FormSpy<Place> subscription={{ values: true }} onChange={({ values: next }) => chosen(next)} />
          <RegionCommune regionId={values.region_id} />
        </form>
      )}
    </Form>
  );
};
