import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { pageDrafts } from 'shared-contracts/office/content';
import { pageFields } from './shapes.ts';
import { ThingEditor } from './thing-editor.tsx';

/** Editor of a page of the shop. */
const PageEditor = () => {
  const translate = useTranslate();
  const { id = '' } = useParams();
  return (
    <ThingEditor
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
