import { lazy } from 'react';
import {
  addSearchWord,
  changeSearchWord,
  listSearchWords,
  readSearchWord,
} from 'shared-contracts/office/search-words';
import type { Area } from '../area.ts';
import { type ChangeForm, type CreateForm, toChange, toNewWord } from './word-form.ts';

/** Words that the search understands, and products that are pinned to searches. The page of selling rules leads here. */
export const searchWords: Area = {
  permission: 'search.read',
  resources: [
    {
      name: 'search-words',
      endpoints: {
        list: listSearchWords,
        one: readSearchWord,
        create: { endpoint: addSearchWord, input: (form: CreateForm) => ({ body: toNewWord(form) }) },
        update: {
          endpoint: changeSearchWord,
          input: ({ version, ...form }: ChangeForm) => ({ body: { version, ...toChange(form) } }),
        },
      },
      list: lazy(() => import('./search-words-list.tsx')),
      create: lazy(() => import('./search-word-create.tsx')),
      edit: lazy(() => import('./search-word-edit.tsx')),
    },
  ],
  pages: [{ path: '/search-changes', screen: lazy(() => import('./search-changes-page.tsx')) }],
};
