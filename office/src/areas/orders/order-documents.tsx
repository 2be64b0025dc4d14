import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as PageLink } from 'react-router';
import { listLink } from '../../lists/list-link.ts';
import { Section } from '../../parts/section.tsx';
import { paperPath } from '../taxes/paper-path.ts';
import { TaxStateChip } from '../taxes/tax-state-chip.tsx';
import { useOrder } from './use-order-call.ts';

/** Boleta, factura and credit notes of the order, with their files. */
export const OrderDocuments = () => {
  const translate = useTranslate();
  const { number, tax_documents: documents = [] } = useOrder();
  if (documents.length === 0) return null;
  return (
    <Section title="taxes.title">
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mb: 1, display: 'grid', gap: 1 }}>
        {documents.map((document) => (
          <Box
            component="li"
            key={document.id}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
          >
            <Link href={paperPath([document.id])} download>
              {translate(`taxes.kinds.${document.kind}`)} {document.number}
            </Link>
            <TaxStateChip state={document.state} />
          </Box>
        ))}
      </Box>
      <Link component={PageLink} to={listLink('tax-documents', { q: number })}>
        {translate('taxes.in_list')}
      </Link>
    </Section>
  );
};
