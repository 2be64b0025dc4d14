import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import { lazy } from 'react';
import * as endpoints from 'shared-contracts/office/taxes';
import type { Area } from '../area.ts';

interface TaxesForm {
  version: string;
  value: { issuer: { activity_codes: (number | null)[] } };
  reason: string;
}

/** An empty input of a code is no code. */
const input = ({ version, value, reason }: TaxesForm) => ({
  body: {
    version,
    value: {
      ...value,
      issuer: { ...value.issuer, activity_codes: value.issuer.activity_codes.filter(Boolean) },
    },
    reason,
  },
});

/** Boletas, facturas and credit notes, with the settings that they are issued with. */
export const taxes: Area = {
  permission: 'taxes.read',
  menu: {
    to: '/tax-documents',
    label: 'taxes.title',
    icon: ReceiptIcon,
    group: 'selling',
    pages: ['/taxes', '/reconciliation'],
  },
  resources: [
    {
      name: 'tax-documents',
      endpoints: { list: endpoints.listTaxDocuments },
      recordRepresentation: 'number',
      list: lazy(() => import('./tax-documents-list.tsx')),
    },
    {
      name: 'taxes',
      endpoints: { one: endpoints.readTaxes, update: { endpoint: endpoints.changeTaxes, input } },
    },
  ],
  pages: [
    { path: '/taxes', screen: lazy(() => import('./taxes-page.tsx')) },
    {
      path: '/reconciliation',
      screen: lazy(() => import('./reconciliation-page.tsx')),
      permission: 'taxes.export',
    },
  ],
};
