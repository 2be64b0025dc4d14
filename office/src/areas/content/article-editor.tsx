import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import { useGetList, useLocaleState, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { articleDrafts } from 'shared-contracts/office/articles';
import type { DraftData } from 'shared-contracts/office/drafts.schema';
import { inputOfList } from '../../forms/input-of-list.tsx';
import { ReadError } from '../../parts/read-error.tsx';
import { newArticle } from './article-data.ts';
import { DraftEditor } from './draft-editor.tsx';
import { useEditing, useProblem } from './editor/editing.tsx';
import { SimpleField } from './editor/text-field.tsx';
import { ARTICLE_FIELDS } from './shapes.ts';

interface Topic {
  id: string;
  es: string;
  en: string | null;
}

const listIn = (data: DraftData, name: string): string[] => (Array.isArray(data[name]) ? data[name] : []);

/** Topics of the article: only those that the journal has. */
const Topics = ({ data }: { data: DraftData }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { set, isReadOnly } = useEditing();
  const problem = useProblem(['topics']);
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
        value={listIn(data, 'topics')}
        onChange={(_, chosen) => set(['topics'], chosen)}
        renderInput={inputOfList(translate('content.fields.topics'), problem)}
      />
    </>
  );
};

/** Addresses of products that the article mentions. */
const Products = ({ data }: { data: DraftData }) => {
  const translate = useTranslate();
  const { set, problems, isReadOnly } = useEditing();
  const problem = problems.find(({ path }) => path.startsWith('products'))?.message;
  return (
    <Autocomplete
      multiple
      freeSolo
      disabled={isReadOnly}
      options={[]}
      value={listIn(data, 'products')}
      onChange={(_, chosen) =>
        // A pasted address of the shop counts as its product.
        set(
          ['products'],
          chosen.map(
            (one) =>
              one
                .trim()
                .replace(/\/?([?#].*)?$/, '')
                .split('/')
                .at(-1) ?? '',
          ),
        )
      }
      renderInput={inputOfList(
        translate('content.fields.products'),
        problem,
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
      fields={ARTICLE_FIELDS}
      empty={() => newArticle('')}
      common={(data) => (
        <Box sx={{ display: 'grid', gap: 2, mb: 3, maxWidth: 720 }}>
          <SimpleField
            shape={{ kind: 'day' }}
            path={['date']}
            value={data.date}
            label={translate('content.fields.date')}
          />
          <Topics data={data} />
          <Products data={data} />
        </Box>
      )}
    />
  );
};

export default ArticleEditor;
