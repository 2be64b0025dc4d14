/** A widget of a stub remote. It shows its name and props. */
import { createRoot, type Root } from 'react-dom/client';
import type { WidgetModule, WidgetMountProps } from 'shared-contracts/remote';
import type { WidgetId } from 'shared-contracts/widgets';
import styles from './stub-page.module.css';
import { contractOf, type StubRemote } from './stub-remote.ts';

const shownProps = ({ host: _, domElement: __, onCrash: ___, ...own }: WidgetMountProps): string =>
  JSON.stringify(own);

export const createStubWidget = (
  id: WidgetId,
  { behaviour }: Pick<StubRemote, 'behaviour'>,
): WidgetModule => {
  const roots = new Map<HTMLElement, Root>();
  const draw = (props: WidgetMountProps) => {
    const { onClosed } = props as { onClosed?: () => void };
    roots.get(props.domElement)?.render(
      <section
        className={styles.widget}
        aria-label={`Stub ${id}`}
        data-stub={id}
        data-stub-behaviour={behaviour}
      >
        <strong>Stub · {id}</strong> <code>{shownProps(props)}</code>{' '}
        {onClosed && (
          <button type="button" onClick={onClosed}>
            OK
          </button>
        )}
      </section>,
    );
  };
  return {
    contract: contractOf(behaviour),
    async bootstrap() {},
    async mount(props) {
      if (behaviour === 'broken') throw new Error('The stub was told to be broken');
      if (behaviour === 'empty') return;
      const { domElement, host, onCrash } = props;
      if (!roots.has(domElement))
        roots.set(
          domElement,
          createRoot(domElement, { onUncaughtError: (error) => (onCrash ?? host.report)(error) }),
        );
      draw(props);
    },
    async update(props) {
      draw(props);
    },
    async unmount({ domElement }) {
      roots.get(domElement)?.unmount();
      roots.delete(domElement);
    },
  };
};
