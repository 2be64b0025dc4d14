import { createRoot } from 'react-dom/client';
import type { QaPanelModule } from 'shared-contracts/qa';
import { QaPanel } from './qa-panel.tsx';

/** Mounts the QA panel. It stays mounted as long as the document. */
export const mount: QaPanelModule['mount'] = (props) => {
  createRoot(props.domElement, { identifierPrefix: 'qa-' }).render(<QaPanel {...props} />);
};
