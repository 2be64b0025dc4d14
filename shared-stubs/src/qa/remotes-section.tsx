import type { QaPanelProps } from 'shared-contracts/qa';
import { REMOTE_IDS } from 'shared-contracts/remote';
import { BEHAVIOURS } from '../remote/behaviours.ts';
import { CHOICES, choiceOf, remoteParameter, withChoice } from './address.ts';
import type { PanelMessages } from './messages.ts';
import styles from './panel.module.css';

/** Choice per remote: real, stub, or stub with a behaviour. A choice changes the address and reloads the page. */
export const RemotesSection = ({ remotes, t }: Pick<QaPanelProps, 'remotes'> & { t: PanelMessages }) => (
  <ul className={styles.rows}>
    {REMOTE_IDS.map((id) => {
      const choice = choiceOf(location.search, id);
      const release = remotes.find((remote) => remote.id === id);
      return (
        <li key={id}>
          <label>
            <span>{id}</span>
            <select
              value={choice}
              onChange={({ target }) => location.assign(withChoice(location.href, id, target.value))}
            >
              {BEHAVIOURS.map((behaviour) => (
                <option key={behaviour} value={remoteParameter(behaviour)}>
                  {t.behaviours[behaviour]}
                </option>
              ))}
              <option value="real">{t.real}</option>
              {!CHOICES.includes(choice) && <option>{choice}</option>}
            </select>
          </label>
          <small>{release ? t.now(release.version, release.contract) : t.noRelease}</small>
        </li>
      );
    })}
  </ul>
);
