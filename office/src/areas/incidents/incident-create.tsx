import { Create } from 'react-admin';
import { IncidentFields } from './incident-fields.tsx';

const IncidentCreate = () => (
  <Create title="incidents.add" redirect="edit">
    <IncidentFields />
  </Create>
);

export default IncidentCreate;
