import { OfficeEdit } from '../../forms/office-edit.tsx';
import { OfficeForm } from '../../forms/office-form.tsx';
import { useMay } from '../../session/session-context.tsx';
import { CaseFields, NO_CASE } from './case-fields.tsx';
import type { HouseCase } from './case-form.ts';

/** Form of a case of the house. */
const HouseCaseEdit = () => {
  const mayChange = useMay('rules.change-selling');
  return (
    <OfficeEdit<HouseCase> title={({ es }) => es} redirect="list">
      <OfficeForm maxWidth={720} defaultValues={NO_CASE} mayChange={mayChange}>
        <CaseFields />
      </OfficeForm>
    </OfficeEdit>
  );
};

export default HouseCaseEdit;
