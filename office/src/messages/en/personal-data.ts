/** Texts of the register of processing. */
export const personal_data = {
  title: 'Data register',
  help: 'What the shop uses personal data for, how long, and who receives it. The Agency may ask for it.',
  purposes: 'What it is used for',
  name: 'Purpose',
  data: 'Data',
  basis: 'Basis',
  term: 'How long',
  receivers: 'Who receives it',
  nobody: 'Nobody outside the shop',
  tables: 'Where it is',
  elsewhere: 'Outside the database',
  place: 'Where',
  erased: 'What was erased in the last 60 days',
  nothing_erased: 'Nothing was erased in the last 60 days.',
  rows: 'How many',
  causes: { term: 'Its time passed', person: 'The person asked for it' },
};
