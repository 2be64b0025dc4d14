import { useTranslate } from 'react-admin';
import { menuDrafts } from 'shared-contracts/office/content';
import { ContentTabs } from './content-tabs.tsx';
import { DraftEditor } from './draft-editor.tsx';
import { MENU_FIELDS } from './shapes.ts';

/** Editor of the mega menu and the links of the footer. */
const MenuEditor = () => {
  const translate = useTranslate();
  return (
    <>
      <ContentTabs at="/shop-menu" />
      <DraftEditor
        endpoints={menuDrafts}
        kind="shop-menu"
        id="menu"
        title={translate('content.menu_title')}
        fields={MENU_FIELDS}
      />
    </>
  );
};

export default MenuEditor;
