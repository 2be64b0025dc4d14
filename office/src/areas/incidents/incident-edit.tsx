import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatFullDate } from 'shared-contracts/domain/dates';
import type { Locale } from 'shared-contracts/locale';
import { exportIncidentPeople } from 'shared-contracts/office/incidents';
import { ActionButton } from '../../actions/action-button.tsx';
import { saveText } from '../../actions/save-text.ts';
import { OfficeEdit } from '../../forms/office-edit.tsx';
import { useMay, useOffice } from '../../session/session-context.tsx';
import { IncidentFields } from './incident-fields.tsx';
import type { Incident } from './incident-form.ts';

/** Number of affected people, and their list as a file. */
const People = ({ id, people }: Incident) => {
  const translate = useTranslate();
  const { call } = useOffice();
  const mayExport = useMay('incidents.export');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 3 }}>
      <Typography>
        {people === 0
          ? translate('incidents.nobody')
          : translate('incidents.people', { smart_count: people })}
      </Typography>
      {mayExport && people > 0 && (
        <ActionButton
          label="incidents.export.button"
          done="incidents.export.done"
          reason="required"
          consequence={translate('incidents.export.help')}
          onAct={async (reason) =>
            saveText(await call(exportIncidentPeople, { params: { id }, body: { reason } }))
          }
          onDone={() => undefined}
        />
      )}
    </Box>
  );
};

const IncidentEdit = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <OfficeEdit<Incident>
      title={({ since }) => translate('incidents.one', { day: formatFullDate(since, locale as Locale) })}
    >
      {(incident) => (
        <>
          <People {...incident} />
          <IncidentFields />
        </>
      )}
    </OfficeEdit>
  );
};

export default IncidentEdit;
