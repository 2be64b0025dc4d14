import { Create } from 'react-admin';
import { OfficeForm } from '../../forms/office-form.tsx';
import { CaseFields, EMPTY_CASE } from './case-fields.tsx';

/** Form of a new case of the house. */
const HouseCaseCreate = () => (
  <Create title="house_cases.add" redirect="list">
    <OfficeForm maxWidth={720} save="house_cases.add" defaultValues={EMPTY_CASE}>
      <CaseFields />
    </OfficeForm>
  </Create>
);

export default HouseCaseCreate;
