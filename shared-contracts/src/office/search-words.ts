import { officeEndpoint } from './endpoint.ts';
import type * as schema from './search-words.schema.ts';

export const listSearchWords = /* @__PURE__ */ officeEndpoint<typeof schema.listSearchWords>({
  id: 'office-list-search-words',
  method: 'GET',
  path: '/office/search-words',
  access: 'search.read',
  summary: 'Words that the search knows, and products that are pinned to searches',
  errors: ['VALIDATION_FAILED'],
});

export const readSearchWord = /* @__PURE__ */ officeEndpoint<typeof schema.readSearchWord>({
  id: 'office-read-search-word',
  method: 'GET',
  path: '/office/search-words/:id',
  access: 'search.read',
  summary: 'A word or pinned products of the search',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});

export const addSearchWord = /* @__PURE__ */ officeEndpoint<typeof schema.addSearchWord>({
  id: 'office-add-search-word',
  method: 'POST',
  path: '/office/search-words',
  access: 'search.change',
  summary: 'Adds a word that the search understands, or pins products to a search',
  errors: ['VALIDATION_FAILED', 'ENTRY_REFUSED'],
});

export const changeSearchWord = /* @__PURE__ */ officeEndpoint<typeof schema.changeSearchWord>({
  id: 'office-change-search-word',
  method: 'PUT',
  path: '/office/search-words/:id',
  access: 'search.change',
  summary: 'Changes the facts of a word, or the products of a search',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT', 'ENTRY_REFUSED'],
});

export const removeSearchWord = /* @__PURE__ */ officeEndpoint<typeof schema.removeSearchWord>({
  id: 'office-remove-search-word',
  method: 'DELETE',
  path: '/office/search-words/:id',
  access: 'search.change',
  summary: 'Removes a word or pinned products from the search',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});

export const listSearchFacts = /* @__PURE__ */ officeEndpoint<typeof schema.listSearchFacts>({
  id: 'office-list-search-facts',
  method: 'GET',
  path: '/office/search-facts',
  access: 'search.read',
  summary: 'Facts of the catalogue that a word of the search may tell',
  errors: ['VALIDATION_FAILED'],
});

export const previewSearchWord = /* @__PURE__ */ officeEndpoint<typeof schema.previewSearchWord>({
  id: 'office-preview-search-word',
  method: 'POST',
  path: '/office/search-preview',
  access: 'search.read',
  summary: 'What a search finds now, and with a word or pinned products before they are saved',
  errors: ['VALIDATION_FAILED', 'ENTRY_REFUSED'],
});

export const listSearchWordChanges = /* @__PURE__ */ officeEndpoint<typeof schema.listSearchWordChanges>({
  id: 'office-list-search-word-changes',
  method: 'GET',
  path: '/office/search-changes',
  access: 'search.read',
  summary: 'The last changes of words and pinned products',
  errors: ['VALIDATION_FAILED'],
});

export const undoSearchWordChange = /* @__PURE__ */ officeEndpoint<typeof schema.undoSearchWordChange>({
  id: 'office-undo-search-word-change',
  method: 'POST',
  path: '/office/search-changes/:id/undo',
  access: 'search.change',
  summary: 'Undoes a change of a word or pinned products. The undoing is a change too',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT', 'ENTRY_REFUSED'],
});
