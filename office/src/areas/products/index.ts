import WineBarIcon from '@mui/icons-material/WineBarOutlined';
import { lazy } from 'react';
import { listProducts, readProduct } from 'shared-contracts/office/products';
import type { Area } from '../area.ts';

export const products: Area = {
  permission: 'catalogue.read',
  menu: {
    to: '/products',
    label: 'products.title',
    icon: WineBarIcon,
    group: 'selling',
    pages: ['/prices-csv'],
    isFrequent: true,
  },
  resources: [
    {
      name: 'products',
      endpoints: { list: listProducts, one: readProduct },
      list: lazy(() => import('./products-list.tsx')),
      show: lazy(() => import('./product-page.tsx')),
      edit: lazy(() => import('./product-edit.tsx')),
      create: lazy(() => import('./product-create.tsx')),
      recordRepresentation: 'name',
    },
  ],
  pages: [{ path: '/prices-csv', screen: lazy(() => import('./csv-page.tsx')) }],
};
