import { SaveButton, SimpleForm } from 'react-admin';
import { KeepTyped } from '../../forms/keep-typed.tsx';
import { OfficeEdit } from '../../forms/office-edit.tsx';
import { CaseFields, NO_CASE } from './case-fields.tsx';
import type { HouseCase } from './case-form.ts';

/** Form of a case of the house. */
const HouseCaseEdit = () => (
  <OfficeEdit<HouseCase> title={({ es }) => es} redirect="list">
    <SimpleForm warnWhenUnsavedChanges defaultValues={NO_CASE} toolbar={false} sx={{ p: 0, maxWidth: 720 }}>
      <KeepTyped />
      <CaseFields />
      <SaveButton sx={{ mt: 2, alignSelf: 'start' }} />
    </SimpleForm>
  </OfficeEdit>
);

export default HouseCaseEdit;
