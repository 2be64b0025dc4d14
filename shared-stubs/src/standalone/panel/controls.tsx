import { type SubmitEvent, useState } from 'react';
import type { WidgetId } from 'shared-contracts/widgets';
import { Button } from 'shared-ui/button';
import { Field } from 'shared-ui/field';
import { SelectField } from 'shared-ui/select-field';
import { isScenarioName, SCENARIOS } from '../../api/scenarios.ts';
import { CART_SITUATIONS, isCartSituation } from '../../host/cart-situations.ts';
import { useCopiedLink } from '../../panel/use-copied-link.ts';
import type { Choices } from '../choices.ts';
import styles from './controls.module.css';

export interface SamplePath {
  pattern: string;
  path: string;
}

export interface ControlsProps {
  choices: Choices;
  onChosen: (choices: Partial<Choices>) => void;
  /** Pages of the remote. */
  paths: readonly SamplePath[];
  /** Current address without the stub's parameters. */
  address: string;
  onGone: (href: string) => void;
  onReloaded: () => void;
  /** The remote's own widgets, which can be shown and hidden. */
  widgets: readonly WidgetId[];
  onWidgetToggled: (id: WidgetId) => void;
}

const LANGUAGES = [
  { value: 'es', label: 'Español' },
  { value: 'en', label: 'English' },
];
const SESSIONS = [
  { value: 'visitor', label: 'Visitor' },
  { value: 'customer', label: 'Customer' },
];
const optionsOf = (table: Record<string, { label: string }>) =>
  Object.entries(table).map(([value, { label }]) => ({ value, label }));
const CARTS = optionsOf(CART_SITUATIONS);
const APIS = optionsOf(SCENARIOS);

/** Controls for what the stub host gives the remote. Each choice is written to the address. */
export const Controls = ({
  choices,
  onChosen,
  paths,
  address,
  onGone,
  onReloaded,
  widgets,
  onWidgetToggled,
}: ControlsProps) => (
  <section className={styles.controls} aria-label="What the remote is given">
    <SelectField
      label="Language"
      options={LANGUAGES}
      value={choices.locale}
      onChange={({ target }) => onChosen({ locale: target.value === 'en' ? 'en' : 'es' })}
    />
    <SelectField
      label="Session"
      options={SESSIONS}
      value={choices.session}
      onChange={({ target }) => onChosen({ session: target.value === 'customer' ? 'customer' : 'visitor' })}
    />
    <SelectField
      label="Cart"
      options={CARTS}
      value={choices.cart}
      onChange={({ target }) => isCartSituation(target.value) && onChosen({ cart: target.value })}
    />
    <SelectField
      label="API"
      help={SCENARIOS[choices.api].explanation}
      options={APIS}
      value={choices.api}
      onChange={({ target }) => isScenarioName(target.value) && onChosen({ api: target.value })}
    />
    <SelectField
      className={styles.wide}
      label="Page"
      options={[
        ...(paths.some(({ path }) => path === address) ? [] : [{ value: address, label: 'Another address' }]),
        ...paths.map(({ pattern, path }) => ({ value: path, label: pattern })),
      ]}
      value={address}
      onChange={({ target }) => onGone(target.value)}
    />
    <AddressForm key={address} address={address} onGone={onGone} />
    <div className={styles.actions}>
      <Button size="small" onClick={onReloaded}>
        Reload
      </Button>
      <CopyLink />
      {widgets.map((id) => (
        <Button key={id} size="small" onClick={() => onWidgetToggled(id)}>
          {id.split('/')[1]}
        </Button>
      ))}
    </div>
  </section>
);

const AddressForm = ({ address, onGone }: Pick<ControlsProps, 'address' | 'onGone'>) => {
  const [href, setHref] = useState(address);
  const go = (event: SubmitEvent) => {
    event.preventDefault();
    onGone(href);
  };
  return (
    <form className={styles.address} onSubmit={go}>
      <Field
        label="Address"
        value={href}
        onChange={({ target }) => setHref(target.value)}
        spellCheck={false}
      />
      <Button type="submit" size="small">
        Go
      </Button>
    </form>
  );
};

const CopyLink = () => {
  const { isCopied, copy } = useCopiedLink();
  return (
    <>
      <Button size="small" onClick={copy}>
        Copy link
      </Button>
      <span role="status" className={styles.copied}>
        {isCopied && 'Copied'}
      </span>
    </>
  );
};
