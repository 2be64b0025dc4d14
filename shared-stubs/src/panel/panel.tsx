/**
 * The panel of a page that runs on stubs: choices, API scenario, a form for messages, and the log. The QA
 * page and the standalone pages pass their data to it.
 */
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Bus } from 'shared-contracts/bus/bus';
import type { Locale } from 'shared-contracts/locale';
import { type AddressForm, AddressSection } from './address-section.tsx';
import { type ApiScenarios, ApiSection } from './api-section.tsx';
import { type Choice, ChoicesSection } from './choices-section.tsx';
import { type Fact, FactsSection } from './facts-section.tsx';
import { Fold } from './fold.tsx';
import { isProblem, type LogGroup, type PanelLog } from './log-lines.ts';
import { LogSection } from './log-section.tsx';
import { Opener } from './opener.tsx';
import styles from './panel.module.css';
import { type PanelAction, PanelHead } from './panel-head.tsx';
import { SendSection } from './send-section.tsx';
import { panelTexts } from './texts.ts';
import { ToolsSection } from './tools-section.tsx';

/** Class of the root element while the panel is open. It reserves the panel's height below the page. */
const OPEN_CLASS = styles.isOpen ?? '';

export interface PanelProps {
  /** Language of the panel. */
  locale: Locale;
  title: string;
  /** The button that opens and closes the panel: its visible text, and its accessible name. */
  opener: { text: string; label: string };
  isOpen: boolean;
  onToggled(isOpen: boolean): void;
  /** Further buttons of the header. */
  actions: readonly PanelAction[];
  /** Address of the page without any choice of the panel. */
  resetHref: string;
  choices: { title: string; list: readonly Choice[] };
  address?: AddressForm;
  api: ApiScenarios;
  /** Facts about the page. */
  facts?: { title: string; list: readonly Fact[] };
  /** Calls a tool. Missing on a page without the shell. */
  callTool?(name: string, input: unknown): Promise<unknown>;
  /** The bus that the form sends messages to. */
  bus: Bus;
  log: PanelLog;
  logGroups: readonly LogGroup[];
  /** Values of the address that the page does not use. */
  ignored?: readonly string[];
}

export const Panel = ({ locale, title, isOpen, onToggled, log, ...props }: PanelProps) => {
  const entries = useSyncExternalStore(log.subscribe, log.entries);
  const opener = useRef<HTMLButtonElement>(null);
  const t = panelTexts[locale];
  useEffect(() => {
    document.documentElement.classList.toggle(OPEN_CLASS, isOpen);
  }, [isOpen]);
  const close = () => {
    onToggled(false);
    opener.current?.focus();
  };
  return (
    <>
      {props.ignored && props.ignored.length > 0 && (
        <p role="alert" className={styles.ignored}>
          {t.ignored} {props.ignored.join(', ')}
        </p>
      )}
      <Opener
        ref={opener}
        {...props.opener}
        isOpen={isOpen}
        problems={entries.filter(isProblem).length}
        onPressed={() => onToggled(!isOpen)}
        t={t}
      />
      <aside
        id="stub-panel"
        className={styles.panel}
        aria-label={title}
        hidden={!isOpen}
        onKeyDown={(event) => event.key === 'Escape' && close()}
      >
        <PanelHead title={title} actions={props.actions} resetHref={props.resetHref} onClosed={close} t={t} />
        <div className={styles.columns}>
          <div>
            <Fold name="choices" title={props.choices.title}>
              <ChoicesSection choices={props.choices.list} />
              {props.address && <AddressSection key={props.address.path} {...props.address} t={t} />}
            </Fold>
            <Fold name="api" title={t.api}>
              <ApiSection {...props.api} t={t} />
            </Fold>
          </div>
          <div>
            {props.facts && (
              <Fold name="facts" title={props.facts.title}>
                <FactsSection facts={props.facts.list} />
              </Fold>
            )}
            <Fold name="send" title={t.send}>
              <SendSection bus={props.bus} t={t} />
            </Fold>
            {props.callTool && (
              <Fold name="tools" title={t.tools}>
                <ToolsSection callTool={props.callTool} t={t} />
              </Fold>
            )}
          </div>
          <div>
            <Fold name="log" title={t.logOf(entries.length)}>
              <LogSection log={log} entries={entries} groups={props.logGroups} t={t} />
            </Fold>
          </div>
        </div>
      </aside>
    </>
  );
};
