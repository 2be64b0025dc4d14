import { OfficeEdit } from '../../forms/office-edit.tsx';
import { OfficeForm } from '../../forms/office-form.tsx';
import { useMay } from '../../session/session-context.tsx';
import { CaseFields, EMPTY_CASE } from './case-fields.tsx';
import type { HouseCase } from './case-form.ts';

/** Changes a case of the house: 6 or 12 bottles that the shop has chosen. */
const HouseCaseEdit = () => {
  const mayChange = useMay('rules.change-selling');
  return (
    <OfficeEdit<HouseCase> title={({ es }) => es} redirect="list">
      <OfficeForm maxWidth={720} defaultValues={EMPTY_CASE} mayChange={mayChange}>
        <CaseFields />
      </OfficeForm>
    </OfficeEdit>
  );
};

export default HouseCaseEdit;
