import { Create, useNotify } from 'react-admin';
import { IncidentFields } from './incident-fields.tsx';

const IncidentCreate = () => {
  const notify = useNotify();
  return (
    <Create
      title="incidents.add"
      redirect="edit"
      mutationOptions={{ onError: (error) => notify((error as Error).message, { type: 'error' }) }}
    >
      <IncidentFields padding={2} />
    </Create>
  );
};

export default IncidentCreate;
