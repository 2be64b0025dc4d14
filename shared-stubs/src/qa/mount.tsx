import { createRoot } from 'react-dom/client';
import type { QaPanelModule } from 'shared-contracts/qa';
import { Panel } from './panel.tsx';

/** Shows the panel for the rest of the document's life. */
export const mount: QaPanelModule['mount'] = (props) => {
  createRoot(props.domElement, { identifierPrefix: 'qa-' }).render(<Panel {...props} />);
};
