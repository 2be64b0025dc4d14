import { Command, InvalidArgumentError } from 'commander';
import { line } from 'shared-contracts/api/fields.schema';
import { DomainError } from 'shared-contracts/errors/domain-error';
import { ROLES, type Role } from 'shared-contracts/office/access';
import { MAX_STAFF_NAME } from 'shared-contracts/office/text-limits';
import { findAllStaff } from '../office/access/staff.repository.ts';
import { inviteStaff, rescueStaff } from '../office/staff/staff.service.ts';
import { CommandError, print } from './print.ts';
import { typedAddress } from './typed-address.ts';
import { withMigratedDatabase } from './with-database.ts';

/** Turns the refusal of a rule into the operator's sentence. */
const orExplain = async <T>(work: Promise<T>, code: DomainError['code'], sentence: string): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw error instanceof DomainError && error.code === code ? new CommandError(sentence) : error;
  }
};

/** @param link never null in these commands: without `jobs` it is not mailed */
const printLink = (sentence: string, link: string | null): void => {
  print(sentence);
  print(link ?? '');
  print('The link sets password and second factor. It is valid for 7 days and works once.');
};

const createCommand = new Command('create')
  .description('create a staff member of the office, and print the link that sets the password')
  .argument('<email>', 'e-mail with which the staff member signs in', typedAddress)
  .requiredOption('--name <name>', 'name that the others see', shortLine)
  .requiredOption('--role <role>', ROLES.join(', '), role)
  .action((memberEmail: string, { name, role }: { name: string; role: Role }) =>
    withMigratedDatabase(async (db, config) => {
      const { staff, link } = await orExplain(
        // The second argument: no staff member makes this change.
        inviteStaff({ db, config, jobs: null }, null, { email: memberEmail, name, role }),
        'EMAIL_IN_USE',
        `There is a staff member ${memberEmail} already. \`staff reset\` prints a new link.`,
      );
      printLink(`${staff.email}: ${staff.role}`, link);
    }),
  );

const resetCommand = new Command('reset')
  .description('remove password, second factor and sessions of a staff member, and print a new link')
  .argument('<email>', 'e-mail of the staff member', typedAddress)
  .action((memberEmail: string) =>
    withMigratedDatabase(async (db, config) => {
      const { staff, link } = await orExplain(
        rescueStaff({ db, config, jobs: null }, memberEmail),
        'NOT_FOUND',
        `There is no staff member ${memberEmail}.`,
      );
      printLink(`${staff.email}: ${staff.role}, reset`, link);
    }),
  );

const listCommand = new Command('list').description('all staff with role and state').action(() =>
  withMigratedDatabase(async (db) => {
    const staff = await findAllStaff(db);
    for (const { email: address, name, role, status, last_seen_at } of staff) {
      const seen = last_seen_at ? `seen ${last_seen_at.toISOString().slice(0, 16)}Z` : 'never seen';
      print([address.padEnd(32), role.padEnd(9), status.padEnd(8), seen, name].join('  '));
    }
    if (staff.length === 0) print('No staff. `staff create` creates the first owner.');
  }),
);

export const staffCommand = new Command('staff')
  .description('accounts of the office')
  .addCommand(createCommand)
  .addCommand(resetCommand)
  .addCommand(listCommand);

function shortLine(value: string): string {
  const parsed = line(MAX_STAFF_NAME).safeParse(value);
  if (!parsed.success) throw new InvalidArgumentError(`It must have 1 to ${MAX_STAFF_NAME} characters.`);
  return parsed.data;
}

function role(value: string): Role {
  const found = ROLES.find((each) => each === value);
  if (!found) throw new InvalidArgumentError(`It must be ${ROLES.join(', ')}.`);
  return found;
}
