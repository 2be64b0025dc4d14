/** A place of its own in the page for a piece of the frame that comes late. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

export interface LateRoot {
  /** Draws at once, so that what closes can give the focus back. */
  render(content: React.ReactNode): void;
  end(): void;
}

/** @param where before everything else, so that the keyboard meets it first, or after it */
export const createLateRoot = (where: 'first' | 'last'): LateRoot => {
  const place = document.createElement('div');
  if (where === 'first') document.body.prepend(place);
  else document.body.append(place);
  const root = createRoot(place);
  return {
    render: (content) => flushSync(() => root.render(content)),
    end() {
      root.unmount();
      place.remove();
    },
  };
};
