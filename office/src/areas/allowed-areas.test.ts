import type { Permission } from 'shared-contracts/office/access';
import { expect, it } from 'vitest';
import { allowedAreas } from './allowed-areas.ts';
import type { Area } from './area.ts';

const NEEDED: Permission = 'audit.read';
const screen = () => null;
const AREAS: readonly Area[] = [
  { permission: NEEDED, resources: [{ name: 'audit', endpoints: {} }] },
  {
    resources: [{ name: 'wines', endpoints: {} }],
    pages: [{ path: '/today', screen, permission: NEEDED }],
  },
];

it('shows only areas and pages that the permissions allow', () => {
  expect(allowedAreas(AREAS, [])).toEqual([{ resources: [{ name: 'wines', endpoints: {} }], pages: [] }]);
  expect(allowedAreas(AREAS, [NEEDED])).toMatchObject(AREAS);
});
