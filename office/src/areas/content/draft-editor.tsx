import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Title, useTranslate } from 'react-admin';
import type { Permission } from 'shared-contracts/office/access';
import type { DraftData, DraftState } from 'shared-contracts/office/drafts.schema';
import { DraftBar } from '../../drafts/draft-bar.tsx';
import { DraftFormProvider } from '../../drafts/draft-form.tsx';
import { type KindEndpoints, useDraft } from '../../drafts/use-draft.ts';
import { useTypedDraft } from '../../drafts/use-typed-draft.ts';
import { formOf } from '../../forms/typed-texts.ts';
import { FailedPage } from '../../frame/failed-page.tsx';
import { LoadingPage } from '../../frame/loading-page.tsx';
import { useMay } from '../../session/session-context.tsx';
import { withHeadingIds } from './editor/heading-ids.ts';
import { Languages } from './editor/languages.tsx';
import type { Fields } from './shapes.ts';

/** Words for a dotted path: `es.blocks.3.content.0.text` → `Español › Texto › 4 › Texto › 1 › Texto`. */
const useLabelOf = (): ((path: string) => string) => {
  const translate = useTranslate();
  const wordOf = (part: string, at: number): string => {
    if (/^\d+$/.test(part)) return String(Number(part) + 1);
    if (at === 0 && (part === 'es' || part === 'en')) return translate(`content.languages.${part}`);
    return translate(`content.fields.${part}`, { _: part });
  };
  return (path) => path.split('.').map(wordOf).join(' › ');
};

interface DraftEditorProps {
  endpoints: KindEndpoints;
  /** Name of the kind in the session storage. */
  kind: string;
  id: string;
  title: string;
  /** Name in dialogs. Default, also of data without one: the title. */
  nameOf?: (data: DraftData) => string | undefined;
  fields: Fields;
  /** Fields that belong to no language. */
  common?: ReactNode;
  /** Data of an entity that exists neither in the shop nor as a draft. */
  empty?: () => DraftData;
}

const storedOf = (state: DraftState): DraftData | null => state.draft?.data ?? state.published;

/** Editor of a page, an article or the menu in both languages, with its bar of drafts. */
export const DraftEditor = ({
  endpoints,
  kind,
  id,
  title,
  nameOf,
  fields,
  common,
  empty,
}: DraftEditorProps) => {
  const labelOf = useLabelOf();
  const isReadOnly = !useMay(endpoints.saveDraft.access as Permission);
  const { state, error, reload, setState } = useDraft(endpoints, id);
  const { typed, change, take } = useTypedDraft<DraftData>(formOf(kind, id));
  if (error) return <FailedPage error={{ message: error }} onRetry={reload} />;
  if (!state) return <LoadingPage />;
  const dataOf = (one: DraftState): DraftData => storedOf(one) ?? empty?.() ?? {};
  const stored = dataOf(state);
  const data = typed?.data ?? stored;
  const unsaved = typed ? { ...typed, data: withHeadingIds(typed.data) } : undefined;
  return (
    <Box sx={{ pb: 4 }}>
      <Title title={title} />
      <DraftBar
        endpoints={endpoints}
        id={id}
        state={state}
        unsaved={unsaved}
        labelOf={labelOf}
        entityName={nameOf?.(data) || title}
        onState={(next, how) => {
          setState(next);
          take(next, dataOf(next), how);
        }}
      />
      <DraftFormProvider
        form={{
          data,
          change: (next) => change(next, stored, state),
          problems: state.problems,
          isReadOnly,
        }}
      >
        {common}
        <Languages fields={fields} />
      </DraftFormProvider>
    </Box>
  );
};
