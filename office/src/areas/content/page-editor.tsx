import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { pageDrafts } from 'shared-contracts/office/content';
import { DraftEditor } from './draft-editor.tsx';
import { pageFields } from './shapes.ts';

/** Editor of a page of the shop. */
const PageEditor = () => {
  const translate = useTranslate();
  const { id = '' } = useParams();
  return (
    <DraftEditor
      key={id}
      endpoints={pageDrafts}
      kind="pages"
      id={id}
      title={translate(`content.pages.${id}`, { _: id })}
      fields={pageFields(id)}
    />
  );
};

export default PageEditor;
