import { useEffect, useState } from 'react';
import { SCENARIO_NAMES } from '../api/scenarios.ts';
import { type ApiChoice, apiChoiceOf, withApiChoice } from './address.ts';
import type { PanelMessages } from './messages.ts';
import styles from './panel.module.css';

const go = (choice: ApiChoice) => location.assign(withApiChoice(location.href, choice));

/** Endpoints that were called so far, from the stub's log. */
const readEndpoints = async (): Promise<string[]> => {
  const answer = await fetch('/__log', { cache: 'no-store' });
  if (!answer.ok) throw new Error(`/__log: HTTP ${answer.status}`);
  const entries = (await answer.json()) as { endpoint: string | null }[];
  return [...new Set(entries.flatMap(({ endpoint }) => endpoint ?? []))].sort();
};

type Known = { kind: 'asking' } | { kind: 'known'; ids: string[] } | { kind: 'lost' };

const ScenarioOptions = ({ t }: { t: PanelMessages }) =>
  SCENARIO_NAMES.map((name) => (
    <option key={name} value={name}>
      {t.scenarios[name]}
    </option>
  ));

/** Choice of the API's scenario, for all endpoints and for single ones. */
export const ApiSection = ({ t }: { t: PanelMessages }) => {
  const [known, setKnown] = useState<Known>({ kind: 'asking' });
  const choice = apiChoiceOf(location.search);
  useEffect(() => {
    readEndpoints().then(
      (ids) => setKnown({ kind: 'known', ids }),
      () => setKnown({ kind: 'lost' }),
    );
  }, []);

  const addEndpoint = (form: FormData) => {
    const [id, scenario] = [form.get('endpoint'), form.get('scenario')].map(String) as [string, string];
    go({ ...choice, endpoints: { ...choice.endpoints, [id]: scenario } });
  };
  const removeEndpoint = (gone: string) => {
    const { [gone]: _, ...endpoints } = choice.endpoints;
    go({ ...choice, endpoints });
  };

  return (
    <div className={styles.rows}>
      <label>
        <span>{t.scenario}</span>
        <select value={choice.scenario} onChange={({ target }) => go({ ...choice, scenario: target.value })}>
          <ScenarioOptions t={t} />
        </select>
      </label>
      <ul>
        {Object.entries(choice.endpoints).map(([id, scenario]) => (
          <li key={id}>
            <code>{id}</code> {t.scenarios[scenario] ?? scenario}
            <button type="button" aria-label={t.remove(id)} onClick={() => removeEndpoint(id)}>
              ×
            </button>
          </li>
        ))}
      </ul>
      {known.kind === 'lost' && <p role="alert">{t.apiLost}</p>}
      {known.kind === 'known' && known.ids.length > 0 && (
        <form action={addEndpoint}>
          <label>
            <span>{t.endpoint}</span>
            <select name="endpoint">
              {known.ids.map((id) => (
                <option key={id}>{id}</option>
              ))}
            </select>
          </label>
          <label>
            <span>{t.endpointScenario}</span>
            <select name="scenario" defaultValue="server-error">
              <ScenarioOptions t={t} />
            </select>
          </label>
          <button type="submit">{t.add}</button>
        </form>
      )}
    </div>
  );
};
