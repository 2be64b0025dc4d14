import { expect, it } from 'vitest';
import { groupOfPage } from './page-groups.ts';

it.each([
  ['home', 'main'],
  ['gourmet-products', 'lists'],
  ['espana', 'countries'],
  ['privacy-policies', 'rules'],
  ['general-conditions', 'rules'],
  ['thank-you-reservation', 'after-forms'],
  ['failed-table-reservation', 'after-forms'],
  ['not-found', 'after-forms'],
])('puts the page %s into the group %s', (slug, group) => {
  expect(groupOfPage(slug)).toBe(group);
});
