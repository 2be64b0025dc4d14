import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { addTaxNumbers, storeTaxCertificate } from 'shared-contracts/office/taxes';
import { ChooseFile, readBase64 } from '../../forms/choose-file.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { useOffice } from '../../session/session-context.tsx';

/** Files that the owner gets from the tax office and from the seller of certificates. */
export type Upload = 'certificate' | 'numbers';
const ACCEPTED: Record<Upload, string> = { certificate: '.pfx,.p12', numbers: '.xml,text/xml' };

/** Uploads the certificate with its password, or a file of numbers. */
export const UploadDialog = ({ upload, onClose }: { upload: Upload; onClose: () => void }) => {
  const translate = useTranslate();
  const { call } = useOffice();
  const errorId = useId();
  const [file, setFile] = useState<File>();
  const [password, setPassword] = useState('');
  const isCertificate = upload === 'certificate';
  const send = async (): Promise<string> => {
    const text = await readBase64(file as File);
    await (isCertificate
      ? call(storeTaxCertificate, { body: { file: text, password } })
      : call(addTaxNumbers, { body: { file: text } }));
    return translate(`taxes.${upload}.stored`);
  };
  return (
    <FormDialog
      title={translate(`taxes.${upload}.upload`)}
      submit={translate('taxes.upload')}
      width="sm"
      isReady={file !== undefined}
      onSubmit={send}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Typography sx={{ mb: 2 }}>{translate(`taxes.${upload}.upload_help`)}</Typography>
          <ChooseFile
            label={translate('taxes.choose')}
            accept={ACCEPTED[upload]}
            aria-describedby={errorId}
            sx={{ overflowWrap: 'anywhere' }}
            onChoose={setFile}
          >
            {file?.name ?? translate('taxes.choose')}
          </ChooseFile>
          <FormHelperText id={errorId} error>
            {errors.file}
          </FormHelperText>
          {isCertificate && (
            <TypedField
              type="password"
              autoComplete="off"
              label="taxes.certificate.password"
              value={password}
              onChange={setPassword}
              error={errors.password}
              sx={{ mt: 2 }}
            />
          )}
        </>
      )}
    </FormDialog>
  );
};
