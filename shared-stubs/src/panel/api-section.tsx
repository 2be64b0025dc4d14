import type { ApiChoice } from '../api/scenario-parameter.ts';
import { SCENARIO_NAMES } from '../api/scenarios.ts';
import styles from './panel.module.css';
import type { PanelTexts } from './texts.ts';

/** Endpoints that the page called so far. */
export type CalledEndpoints =
  | { kind: 'asking' }
  | { kind: 'known'; ids: readonly string[] }
  | { kind: 'lost' };

export interface ApiScenarios {
  choice: ApiChoice;
  called: CalledEndpoints;
  onChosen(choice: ApiChoice): void;
  /** Starts the sequences again. */
  onRestarted(): void;
}

const ScenarioOptions = ({ t }: { t: PanelTexts }) =>
  SCENARIO_NAMES.map((name) => (
    <option key={name} value={name}>
      {t.scenarios[name]?.label}
    </option>
  ));

/** `normal+slow` → "normal → slow", in the language of the panel. */
const describeSteps = (value: string, t: PanelTexts): string =>
  value
    .split('+')
    .map((name) => t.scenarios[name]?.label ?? name)
    .join(' → ');

/** Choice of the API's scenario, for all endpoints and for single ones. */
export const ApiSection = ({
  choice,
  called,
  onChosen,
  onRestarted,
  t,
}: ApiScenarios & { t: PanelTexts }) => {
  const addEndpoint = (form: FormData) => {
    const [id, scenario] = [form.get('endpoint'), form.get('scenario')].map(String) as [string, string];
    onChosen({ ...choice, endpoints: { ...choice.endpoints, [id]: scenario } });
  };
  const removeEndpoint = (gone: string) => {
    const { [gone]: _, ...endpoints } = choice.endpoints;
    onChosen({ ...choice, endpoints });
  };
  return (
    <div className={styles.rows}>
      <label>
        <span>{t.scenario}</span>
        <select
          value={choice.scenario}
          onChange={({ target }) => onChosen({ ...choice, scenario: target.value })}
        >
          <ScenarioOptions t={t} />
        </select>
      </label>
      <small>{t.scenarios[choice.scenario]?.explanation}</small>
      <ul>
        {Object.entries(choice.endpoints).map(([id, scenario]) => (
          <li key={id} className={styles.exception}>
            <span>
              <code>{id}</code> {describeSteps(scenario, t)}
            </span>
            <button type="button" aria-label={t.remove(id)} onClick={() => removeEndpoint(id)}>
              ×
            </button>
          </li>
        ))}
      </ul>
      {Object.values(choice.endpoints).some((value) => value.includes('+')) && (
        <button type="button" onClick={onRestarted}>
          {t.restart}
        </button>
      )}
      {called.kind === 'lost' && <p role="alert">{t.apiLost}</p>}
      {called.kind === 'known' && called.ids.length > 0 && (
        <form action={addEndpoint}>
          <label>
            <span>{t.endpoint}</span>
            <select name="endpoint">
              {called.ids.map((id) => (
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
