import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isAllowed, PERMISSIONS, ROLES } from 'shared-contracts/office/access';
import { expect, it } from 'vitest';

const DOCUMENT = path.resolve(import.meta.dirname, '../../../../docs/architecture/office/access.md');

/** Table of permissions and roles, in Markdown. */
const accessTable = (): string =>
  [
    `| permission | ${ROLES.join(' | ')} |`,
    `|---|${ROLES.map(() => ':-:|').join('')}`,
    ...PERMISSIONS.map(
      (permission) =>
        `| \`${permission}\` | ${ROLES.map((role) => (isAllowed(role, permission) ? 'yes' : '')).join(' | ')} |`,
    ),
  ].join('\n');

it('is in the documentation as in the data', () => {
  const [table] = /\| permission \|.*\n(?:\|.*\n)*/.exec(readFileSync(DOCUMENT, 'utf8')) ?? [];
  expect(table?.trim()).toBe(accessTable());
});
