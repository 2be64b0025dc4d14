/** React root for a shell feature that loads on demand. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

export const createLateRoot = () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return {
    /** Renders synchronously, so that a closing dialog can give the focus back. */
    render: (content: React.ReactNode) => flushSync(() => root.render(content)),
    end() {
      root.unmount();
      place.remove();
    },
  };
};
