/** Region and commune of the estimate: loaded when somebody asks, since the form engine comes with it. */
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Form, FormSpy } from 'react-final-form';
import { RegionCommune } from '../../features/choose-commune/index.ts';
import { $place, type Place, placeChosen } from '../../features/estimate-shipping/estimate-shipping.model.ts';
import styles from './cart.module.css';

const EstimatePlaces = () => {
  const [place, chosen] = useUnit([$place, placeChosen]);
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
export default EstimatePlaces;
