import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { readReturnPicture } from 'shared-contracts/office/returns';
import type { OfficeReturn } from 'shared-contracts/office/returns.schema';
import { Section } from '../../parts/section.tsx';
import { useOffice } from '../../session/session-context.tsx';

const Shown = ({ file, name }: { file: Blob; name: string }) => {
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <Box
        component="img"
        src={url}
        alt={name}
        sx={{ display: 'block', width: '100%', border: 1, borderColor: 'divider' }}
      />
    </a>
  );
};

const Picture = ({ id, version, position }: Pick<OfficeReturn, 'id' | 'version'> & { position: number }) => {
  const translate = useTranslate();
  const { call } = useOffice();
  const { data, error } = useQuery({
    queryKey: ['return-picture', id, version, position],
    // The contract has no type for files: the client returns a blob.
    queryFn: async () => (await call(readReturnPicture, { params: { id, position } })) as unknown as Blob,
    retry: false,
  });
  if (error) return <Alert severity="error">{translate('returns.picture_failed')}</Alert>;
  return data ? <Shown file={data} name={translate('returns.picture', { position })} /> : null;
};

/** Pictures that the buyer sent. A press opens one in its full size. */
export const ReturnPictures = ({ id, version, pictures }: OfficeReturn) =>
  pictures.length === 0 ? null : (
    <Section title="returns.pictures">
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
        }}
      >
        {pictures.map((position) => (
          <Picture key={position} id={id} version={version} position={position} />
        ))}
      </Box>
    </Section>
  );
