import PolicyIcon from '@mui/icons-material/PolicyOutlined';
import { lazy } from 'react';
import { listPrivacyRequests, readPrivacyRequest } from 'shared-contracts/office/privacy-requests';
import type { Area } from '../area.ts';

export const privacyRequests: Area = {
  permission: 'privacy.read',
  menu: { to: '/privacy-requests', label: 'privacy_requests.title', icon: PolicyIcon, group: 'customers' },
  resources: [
    {
      name: 'privacy-requests',
      endpoints: { list: listPrivacyRequests, one: readPrivacyRequest },
      list: lazy(() => import('./privacy-requests-list.tsx')),
      show: lazy(() => import('./privacy-request-page.tsx')),
    },
  ],
};
