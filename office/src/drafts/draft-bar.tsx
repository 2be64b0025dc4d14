import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Permission } from 'shared-contracts/office/access';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { useMay } from '../session/session-context.tsx';
import { ChangeTable } from './change-table.tsx';
import { type DraftActions, type DraftBarProps, useDraftActions } from './draft-actions.ts';
import { DraftProblems, DraftStatus } from './draft-status.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { PreviewDialog, type PreviewLink } from './preview-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';

type Opened = 'publish' | 'schedule' | 'discard' | 'withdraw' | 'history' | PreviewLink;

interface DialogsProps extends DraftBarProps {
  actions: DraftActions;
  opened: Opened | undefined;
  close: () => void;
}

/** The dialog that a button of the bar has opened. */
const Dialogs = ({ actions, opened, close, ...props }: DialogsProps): ReactNode => {
  const translate = useTranslate();
  const { endpoints, state, unsaved, labelOf, wordsOf, entityName } = props;
  const { isBusy } = actions;
  const closeAfter = (work: Promise<boolean>) => void work.then((isOver) => isOver && close());
  if (opened === undefined) return null;
  if (typeof opened === 'object') return <PreviewDialog link={opened} onClose={close} />;
  switch (opened) {
    case 'publish':
      return (
        <ConfirmDialog
          title={translate('drafts.publish.title')}
          maxWidth="md"
          consequence={translate(state.published ? 'drafts.publish.help' : 'drafts.publish.help_new')}
          confirmLabel={translate('drafts.publish.confirm')}
          isActing={isBusy}
          onConfirm={() => closeAfter(actions.publish())}
          onClose={close}
        >
          {state.published && (
            <Box sx={{ mt: 2 }}>
              <ChangeTable
                before={state.published}
                after={unsaved?.data ?? state.draft?.data ?? null}
                labelOf={labelOf}
                wordsOf={wordsOf}
              />
            </Box>
          )}
        </ConfirmDialog>
      );
    case 'schedule':
      return (
        <ScheduleDialog
          publishAt={state.draft?.publish_at ?? null}
          isBusy={isBusy}
          onSchedule={(at, refuse) => closeAfter(actions.schedule(at, refuse))}
          onClose={close}
        />
      );
    case 'history':
      return (
        <HistoryDialog
          endpoints={endpoints}
          state={state}
          labelOf={labelOf}
          wordsOf={wordsOf}
          isBusy={isBusy}
          onRestore={(revision) => closeAfter(actions.restore(revision))}
          onClose={close}
        />
      );
    default: {
      const words = opened === 'discard' && unsaved ? 'undo' : opened;
      return (
        <ConfirmDialog
          title={translate(`drafts.${words}.title`, { name: entityName })}
          consequence={[
            translate(`drafts.${words}.consequence`, { name: entityName }),
            opened === 'withdraw' && props.withdrawHelp,
          ]
            .filter(Boolean)
            .join(' ')}
          confirmLabel={translate(`drafts.${words}.confirm`)}
          isDanger
          isActing={isBusy}
          onConfirm={() => closeAfter(opened === 'discard' ? actions.discard() : actions.withdraw())}
          onClose={close}
        />
      );
    }
  }
};

/** State of a draft and everything that staff can do with it. */
export const DraftBar = (props: DraftBarProps) => {
  const { endpoints, state, unsaved, labelOf } = props;
  const translate = useTranslate();
  const mayChange = useMay(endpoints.saveDraft.access as Permission);
  const mayPublish = useMay(endpoints.publishDraft.access as Permission);
  const actions = useDraftActions(props);
  const { isBusy } = actions;
  const [opened, setOpened] = useState<Opened>();
  const isTyped = unsaved !== undefined;
  const hasDraft = state.draft !== null || isTyped;
  const preview = async (): Promise<void> => {
    if (!isBusy) setOpened(await actions.preview());
  };
  const button = (id: Exclude<Opened, object>, isShown: boolean, isDanger = false) =>
    isShown && (
      <Button key={id} color={isDanger ? 'error' : 'primary'} disabled={isBusy} onClick={() => setOpened(id)}>
        {translate(`drafts.${id}.button`)}
      </Button>
    );
  return (
    <Box
      component="section"
      aria-label={translate('drafts.bar')}
      sx={{
        position: { md: 'sticky' },
        top: { md: 56 },
        zIndex: 2,
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
        py: 1,
        mb: 2,
      }}
    >
      <DraftStatus state={state} isTyped={isTyped} />
      <DraftProblems state={state} labelOf={labelOf} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {mayChange && (
          <Button variant="contained" disabled={isBusy || !isTyped} onClick={() => void actions.save()}>
            {translate('drafts.save')}
          </Button>
        )}
        {hasDraft && (
          // A disabled button would lose the focus, and the dialog could not give it back.
          <Button variant="outlined" aria-disabled={isBusy} onClick={() => void preview()}>
            {translate('drafts.preview.button')}
          </Button>
        )}
        {button('publish', mayPublish && hasDraft)}
        {button('schedule', mayPublish && hasDraft)}
        {button('discard', mayChange && hasDraft, true)}
        {button('withdraw', mayPublish && endpoints.withdraw !== undefined && state.published !== null, true)}
        {button('history', true)}
      </Box>
      <Dialogs {...props} actions={actions} opened={opened} close={() => setOpened(undefined)} />
    </Box>
  );
};
