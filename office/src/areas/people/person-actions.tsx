import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useNotify, useRedirect, useTranslate } from 'react-admin';
import {
  blockPerson,
  changeReseller,
  erasePerson,
  exportPerson,
  unblockPerson,
} from 'shared-contracts/office/people';
import type { Person } from 'shared-contracts/office/people.schema';
import { ActionButton } from '../../actions/action-button.tsx';
import { saveText } from '../../actions/save-text.ts';
import { Section } from '../../parts/section.tsx';
import { useMay, useOffice } from '../../session/session-context.tsx';

/** Consequences of the erasure, in sentences. */
const Erasure = ({ person }: { person: Person }) => {
  const translate = useTranslate();
  const { account, newsletter, counts } = person;
  const counted = (words: string, count: number) =>
    count > 0 && translate(`people.erase.${words}`, { smart_count: count });
  const lines = [
    translate('people.erase.prove', { email: person.email }),
    account && translate('people.erase.account'),
    counted('orders', counts.orders),
    counted('open', counts.orders_open),
    counted('reservations', counts.reservations),
    counted('messages', counts.messages),
    newsletter !== 'none' && translate('people.erase.newsletter'),
    translate('people.erase.final'),
  ].filter((line) => line !== null && line !== false);
  return lines.map((line) => (
    <Typography key={line} sx={{ mb: 1, overflowWrap: 'anywhere' }}>
      {line}
    </Typography>
  ));
};

/** Block, export and erasure, each with its consequence. */
export const PersonActions = ({ person }: { person: Person }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const { call } = useOffice();
  const [mayBlock, mayChangeTax, mayExport, mayErase] = [
    useMay('people.block'),
    useMay('people.change-tax'),
    useMay('people.export'),
    useMay('people.erase'),
  ];
  const { id, version, account, resells } = person;
  const block = `people.${account?.blocked_at ? 'unblock' : 'block'}`;
  const reseller = `people.reseller.${resells ? 'off' : 'on'}`;
  const params = { id };
  if (!mayBlock && !mayChangeTax && !mayExport && !mayErase) return null;
  return (
    <Section title="people.actions">
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {mayExport && (
          <ActionButton
            label="people.export.button"
            done="people.export.done"
            reason="required"
            title="people.export.title"
            consequence={translate('people.export.help', person)}
            onAct={async (reason) =>
              saveText(await call(exportPerson, { params, body: { reason } }), 'application/json')
            }
          />
        )}
        {mayBlock && account && (
          <ActionButton
            key={block}
            label={`${block}.button`}
            done={`${block}.done`}
            reason="required"
            isDanger={!account.blocked_at}
            title={`${block}.title`}
            consequence={translate(`${block}.help`)}
            onAct={(reason) =>
              call(account.blocked_at ? unblockPerson : blockPerson, { params, body: { version, reason } })
            }
          />
        )}
        {mayChangeTax && (
          <ActionButton
            key={reseller}
            label={`${reseller}.button`}
            done={`${reseller}.done`}
            reason="required"
            title={`${reseller}.title`}
            consequence={translate(`${reseller}.help`)}
            onAct={(reason) => call(changeReseller, { params, body: { version, resells: !resells, reason } })}
          />
        )}
        {mayErase && (
          <ActionButton
            label="people.erase.button"
            done="people.erase.done"
            reason="required"
            isDanger
            title="people.erase.title"
            consequence={<Erasure person={person} />}
            onAct={async (reason) => {
              const { orders_later: later } = await call(erasePerson, { params, body: { version, reason } });
              if (later > 0)
                notify(translate('people.erase.later', { smart_count: later }), { type: 'info' });
            }}
            onDone={() => redirect('list', 'people')}
          />
        )}
      </Stack>
    </Section>
  );
};
