import { Link } from 'react-router';
import { useMay } from '../session/session-context.tsx';

/** Words about a person, which lead to its page for staff who may see it. */
export const PersonLink = ({ person, words }: { person: string | null; words: string }) =>
  useMay('people.read') && person ? <Link to={`/people/${person}/show`}>{words}</Link> : words;
