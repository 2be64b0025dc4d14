import { BooleanInput, maxLength, required, TextInput } from 'react-admin';
import { MAX_CASE_NAME } from 'shared-contracts/office/text-limits';
import { EnglishInput } from '../settings/both-languages.tsx';
import { BottlesInput } from './bottles-input.tsx';

const nameRules = [required(), maxLength(MAX_CASE_NAME)];

/** Values of a new case. Defaults of the form, because `KeepTyped` would take those of its inputs for typed text. */
export const EMPTY_CASE = { product_ids: [], is_active: true };

export const CaseFields = () => (
  <>
    <TextInput source="es" label="house_cases.name_es" validate={nameRules} />
    <EnglishInput source="en" label="house_cases.name_en" max={MAX_CASE_NAME} />
    <BottlesInput />
    <BooleanInput source="is_active" label="house_cases.is_active" helperText="house_cases.active_help" />
  </>
);
