import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import { useGetList, useLocaleState, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { articleDrafts } from 'shared-contracts/office/articles';
import { useField } from '../../drafts/draft-form.tsx';
import { inputOfList } from '../../forms/input-of-list.tsx';
import { ReadError } from '../../parts/read-error.tsx';
import { newArticle } from './article-data.ts';
import { DraftEditor } from './draft-editor.tsx';
import { SimpleField } from './editor/text-field.tsx';
import { ARTICLE_FIELDS } from './shapes.ts';

interface Topic {
  id: string;
  es: string;
  en: string | null;
}

/** Topics of the article: only those that the journal has. */
const Topics = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { value = [], set, problem, isReadOnly } = useField<string[] | undefined>('topics');
  const { data: topics = [], error, refetch } = useGetList<Topic>('article-topics');
  const nameOf = (id: string): string => {
    const topic = topics.find((one) => one.id === id);
    return (locale === 'en' ? topic?.en : topic?.es) ?? topic?.es ?? id;
  };
  return (
    <>
      {error && <ReadError error={error} onRetry={refetch} />}
      <Autocomplete
        multiple
        disabled={isReadOnly}
        options={topics.map(({ id }) => id)}
        getOptionLabel={nameOf}
        value={value}
        onChange={(_, chosen) => set(chosen)}
        renderInput={inputOfList(translate('content.fields.topics'), problem)}
      />
    </>
  );
};

/** Slug of a product: typed alone, or the end of a pasted address of the shop. */
const productSlugIn = (address: string): string =>
  address
    .trim()
    .replace(/\/?([?#].*)?$/, '')
    .split('/')
    .at(-1) ?? '';

/** Addresses of products that the article mentions. */
const Products = () => {
  const translate = useTranslate();
  const { value = [], set, problemInside, isReadOnly } = useField<string[] | undefined>('products');
  return (
    <Autocomplete
      multiple
      freeSolo
      // Text without Enter stays in the field, and would be dropped by a save.
      autoSelect
      clearOnBlur
      disabled={isReadOnly}
      options={[]}
      value={value}
      onChange={(_, chosen) => set([...new Set(chosen.map(productSlugIn))].filter((slug) => slug !== ''))}
      renderInput={inputOfList(
        translate('content.fields.products'),
        problemInside,
        translate('content.products_help'),
      )}
    />
  );
};

/** Editor of an article of the journal. */
const ArticleEditor = () => {
  const translate = useTranslate();
  const { id = '' } = useParams();
  return (
    <DraftEditor
      key={id}
      endpoints={articleDrafts}
      kind="articles"
      id={id}
      title={`${translate('content.article')}: /blog/${id}`}
      nameOf={({ es }) => (es as { title?: string } | undefined)?.title?.trim()}
      fields={ARTICLE_FIELDS}
      empty={() => newArticle('')}
      common={
        <Box sx={{ display: 'grid', gap: 2, mb: 3, maxWidth: 720 }}>
          <SimpleField shape={{ kind: 'day' }} path="date" label={translate('content.fields.date')} />
          <Topics />
          <Products />
        </Box>
      }
    />
  );
};

export default ArticleEditor;
