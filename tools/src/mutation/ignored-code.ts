/**
 * Plugin of Stryker that leaves out mutants which tell nothing about the tests:
 * - log calls
 * - an emptied query, or an emptied name of a table, column or operator: PostgreSQL refuses it wherever the query runs
 * - an emptied error code: the type check refuses it
 * - a comparison with an emptied text: another mutant replaces the whole comparison by its result
 */

interface Node {
  type: string;
  operator?: string;
  /** Of a statement. */
  expression?: Node;
  /** Of a call. */
  callee?: Callee;
  arguments?: readonly Node[];
  /** Of a tagged template. */
  tag?: { name?: string };
}
interface Callee {
  name?: string;
  object?: { name?: string; property?: { name?: string } };
  property?: { name?: string };
}
/** The used part of a Babel path. */
interface Path {
  node: Node;
  parentPath: Path | null;
}

const LEVELS = new Set(['error', 'warn']);

/** Number of leading arguments that are names, by method of kysely. */
const NAMES_IN: Readonly<Record<string, number>> = {
  selectFrom: 1,
  insertInto: 1,
  updateTable: 1,
  deleteFrom: 1,
  innerJoin: 3,
  leftJoin: 3,
  select: 1,
  where: 2,
  orderBy: 2,
  returning: 1,
  column: 1,
};

/** Stryker removes a call at its statement, and changes texts and objects inside the call. */
const isLogCall = ({ type, expression, callee }: Node): boolean => {
  if (type === 'ExpressionStatement' && expression) return isLogCall(expression);
  const { object } = callee ?? {};
  const isOfLog = [object?.name, object?.property?.name].includes('log');
  return type === 'CallExpression' && isOfLog && LEVELS.has(callee?.property?.name ?? '');
};

/** Number of leading arguments whose emptied text another check refuses. */
const checkedArguments = ({ type, callee }: Node): number => {
  if (type === 'NewExpression') return callee?.name === 'DomainError' ? 1 : 0;
  return type === 'CallExpression' ? (NAMES_IN[callee?.property?.name ?? ''] ?? 0) : 0;
};

const isCheckedText = ({ node, parentPath }: Path): boolean => {
  if (!parentPath) return false;
  const parent = parentPath.node;
  if (node.type === 'TemplateLiteral') return parent.tag?.name === 'sql';
  if (node.type === 'StringLiteral' && /^[!=]==$/.test(parent.operator ?? '')) return true;
  const at = parent.arguments?.indexOf(node) ?? -1;
  if (node.type === 'StringLiteral' || node.type === 'ArrayExpression')
    return at >= 0 && at < checkedArguments(parent);
  return false;
};

const shouldIgnore = (path: Path): string | undefined => {
  if (isLogCall(path.node)) return 'log call';
  return isCheckedText(path) ? 'text that another check refuses when it is empty' : undefined;
};

export const strykerPlugins = [{ kind: 'Ignore', name: 'ignored-code', value: { shouldIgnore } }];
