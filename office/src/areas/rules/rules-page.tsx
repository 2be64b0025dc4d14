import { PageLinks } from './page-links.tsx';
import { RULE_PAGES } from './rule-pages.ts';

/** Links to all selling rules. */
const RulesPage = () => <PageLinks title="rules.title" pages={RULE_PAGES} />;

export default RulesPage;
