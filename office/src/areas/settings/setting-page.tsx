import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Permission } from 'shared-contracts/office/access';
import type { SettingKey } from 'shared-contracts/office/settings-values.schema';
import { OfficeEdit } from '../../forms/office-edit.tsx';
import { OfficeForm } from '../../forms/office-form.tsx';
import { useMay } from '../../session/session-context.tsx';

interface SettingPageProps {
  /** Name of the resource and its only record. */
  setting: SettingKey;
  /** Permission to change it. Others see the fields without the button. */
  permission: Permission;
  /** Inputs with sources like `value.price`. */
  children: ReactNode;
}

/** Form of a setting, with its help above. */
export const SettingPage = ({ setting, permission, children }: SettingPageProps) => {
  const translate = useTranslate();
  const mayChange = useMay(permission);
  return (
    <OfficeEdit resource={setting} id={setting} title={`rules.pages.${setting}`}>
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: 720 }}>
        {translate(`settings.help.${setting}`)}
      </Typography>
      <OfficeForm maxWidth={640} asksReason mayChange={mayChange}>
        {children}
      </OfficeForm>
    </OfficeEdit>
  );
};
