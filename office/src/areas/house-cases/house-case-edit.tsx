import { OfficeEdit } from '../../forms/office-edit.tsx';
import { OfficeForm } from '../../forms/office-form.tsx';
import { CaseFields, NO_CASE } from './case-fields.tsx';
import type { HouseCase } from './case-form.ts';

/** Form of a case of the house. */
const HouseCaseEdit = () => (
  <OfficeEdit<HouseCase> title={({ es }) => es} redirect="list">
    <OfficeForm maxWidth={720} defaultValues={NO_CASE}>
      <CaseFields />
    </OfficeForm>
  </OfficeEdit>
);

export default HouseCaseEdit;
