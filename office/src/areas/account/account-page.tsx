import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { Title, useNotify, useTranslate } from 'react-admin';
import { PASSWORD_LENGTH } from 'shared-contracts/domain/password';
import { changeOwnPassword, renewRecoveryCodes } from 'shared-contracts/office/account';
import { PasswordField } from '../../session/password-field.tsx';
import { ProofFields } from '../../session/proof-fields.tsx';
import { RecoveryCodes } from '../../session/recovery-codes.tsx';
import { useOffice } from '../../session/session-context.tsx';
import { StepForm } from '../../session/step-form.tsx';
import { Authenticator } from './authenticator.tsx';

const Section = ({ name, children }: { name: string; children: ReactNode }) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ p: 2, display: 'grid', gap: 1.5, alignContent: 'start' }}
    >
      <Typography variant="h2" id={id}>
        {translate(`account.${name}.title`)}
      </Typography>
      {children}
    </Card>
  );
};

const Password = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const { call } = useOffice();
  // A new key empties the fields.
  const [changes, setChanges] = useState(0);
  return (
    <StepForm
      key={changes}
      submit="account.password.submit"
      onSubmit={async ({ current = '', password = '' }) => {
        await call(changeOwnPassword, { body: { current, password } });
        notify('account.password.done', { type: 'success' });
        setChanges(changes + 1);
      }}
    >
      <Typography>{translate('account.password.help', { smart_count: PASSWORD_LENGTH.min })}</Typography>
      <PasswordField name="current" label="account.password.current" />
      <PasswordField label="account.password.new" isNew />
    </StepForm>
  );
};

const Codes = () => {
  const translate = useTranslate();
  const { call } = useOffice();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} done="account.codes.kept" onDone={() => setCodes(null)} />;
  return (
    <StepForm
      submit="account.codes.submit"
      onSubmit={async ({ password = '', code = '' }) => {
        const { recovery_codes } = await call(renewRecoveryCodes, { body: { password, code } });
        setCodes(recovery_codes);
      }}
    >
      <Typography>{translate('account.codes.help')}</Typography>
      <ProofFields />
    </StepForm>
  );
};

/** Password, authenticator app and recovery codes of the signed-in person. */
const AccountPage = () => (
  <>
    <Title title="account.title" />
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
        gap: 2,
      }}
    >
      <Section name="password">
        <Password />
      </Section>
      <Section name="app">
        <Authenticator />
      </Section>
      <Section name="codes">
        <Codes />
      </Section>
    </Box>
  </>
);

export default AccountPage;
