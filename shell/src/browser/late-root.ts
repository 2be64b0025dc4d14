/** React root for a shell feature that loads on demand. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** @param where whether the element is first or last in the body, and so in tab order */
export const createLateRoot = (where: 'first' | 'last') => {
  const place = document.createElement('div');
  if (where === 'first') document.body.prepend(place);
  else document.body.append(place);
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

export type LateRoot = ReturnType<typeof createLateRoot>;
