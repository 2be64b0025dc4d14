import { Create } from 'react-admin';
import { IncidentFields } from './incident-fields.tsx';

const IncidentCreate = () => (
  <Create title="incidents.add" redirect="edit">
    <IncidentFields padding={2} />
  </Create>
);

export default IncidentCreate;
