import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useMatch } from 'react-router';
import type { SettingKey } from 'shared-contracts/office/settings-values.schema';
import { OfficeEdit } from '../../forms/office-edit.tsx';
import { OfficeForm } from '../../forms/office-form.tsx';
import { useMay } from '../../session/session-context.tsx';
import { SETTING_FORMS } from './setting-forms.tsx';

/** Form of the setting in the address, with its help above. The setting is the resource and its only record. */
const SettingPage = () => {
  const translate = useTranslate();
  // The route of each setting is written out, so that `useParams` is empty.
  const setting = useMatch('/rules/:setting')?.params.setting as SettingKey;
  const { permission, fields, below } = SETTING_FORMS[setting];
  const mayChange = useMay(permission);
  return (
    <>
      <OfficeEdit key={setting} resource={setting} id={setting} title={`rules.pages.${setting}`}>
        <Typography color="text.secondary" sx={{ mb: 2, maxWidth: 720 }}>
          {translate(`settings.help.${setting}`)}
        </Typography>
        <OfficeForm maxWidth={640} asksReason mayChange={mayChange}>
          {fields}
        </OfficeForm>
      </OfficeEdit>
      {below}
    </>
  );
};

export default SettingPage;
