import { Create, SaveButton, SimpleForm } from 'react-admin';
import { KeepTyped } from '../../forms/keep-typed.tsx';
import { CaseFields, NO_CASE } from './case-fields.tsx';

/** Form of a new case of the house. */
const HouseCaseCreate = () => (
  <Create title="house_cases.add" redirect="list">
    <SimpleForm warnWhenUnsavedChanges defaultValues={NO_CASE} toolbar={false} sx={{ maxWidth: 720 }}>
      <KeepTyped />
      <CaseFields />
      <SaveButton label="house_cases.add" sx={{ mt: 2, alignSelf: 'start' }} />
    </SimpleForm>
  </Create>
);

export default HouseCaseCreate;
