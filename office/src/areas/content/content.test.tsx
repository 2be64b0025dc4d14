// @vitest-environment happy-dom
import { expect } from 'vitest';
import { itSends } from '../../testing/write-in-office.ts';
import { newArticle } from './article-data.ts';
import { content } from './index.ts';

const DATA = { ...newArticle('Vendimia'), date: '2030-08-01' };
const TIME = '2030-08-14T14:00:00.000Z';
const draft = (values: object = {}) => ({
  data: DATA,
  publish_at: null,
  failure: null,
  staff: null,
  updated_at: TIME,
  ...values,
});
const STATE = {
  id: 'vendimia',
  version: 'a',
  published: null,
  draft: null,
  problems: [],
  path: '/blog/vendimia',
};
const AFTER = { ...STATE, version: 'b', published: DATA };
const REVISION = { id: '3', published_at: TIME, staff: { id: '1', name: 'Inés' } };
const ONE = '/office/articles/vendimia';

const article = (state: object) => ({
  area: content,
  address: '/articles/vendimia',
  reads: {
    [`${ONE}/draft`]: { ...STATE, ...state },
    [`${ONE}/revisions`]: { data: [REVISION], total: 1, more: false },
    [`${ONE}/revisions/3`]: { ...REVISION, data: DATA },
    '/office/article-topics': { data: [], total: 0, more: false },
  },
  answer: AFTER,
});

itSends([
  {
    name: 'starts an article, whose address comes from its title',
    area: content,
    address: '/articles',
    reads: {
      [`${ONE}/draft`]: STATE,
      '/office/articles': { data: [], total: 0, more: false },
    },
    open: ['Artículo nuevo'],
    fill: { Título: 'Vendimia' },
    submit: 'Crear',
    call: `POST ${ONE}/draft`,
    body: { version: 'a', data: { ...DATA, date: expect.any(String) } },
    answer: STATE,
  },
  {
    name: 'saves a draft',
    ...article({ draft: draft() }),
    fill: { Fecha: '2030-08-02' },
    submit: 'Guardar borrador',
    call: `POST ${ONE}/draft`,
    body: { version: 'a', data: { ...DATA, date: '2030-08-02' } },
    done: 'Borrador guardado. La tienda todavía muestra lo anterior.',
    isKept: true,
  },
  {
    name: 'publishes a draft',
    ...article({ draft: draft() }),
    open: ['Publicar'],
    submit: 'Publicar ahora',
    call: `POST ${ONE}/draft/publish`,
    body: { version: 'a' },
    done: 'Publicado. La tienda ya lo muestra.',
  },
  {
    name: 'plans the publication in the time of Santiago',
    ...article({ draft: draft() }),
    open: ['Programar'],
    fill: { 'Día y hora': '2030-08-14T10:00' },
    submit: 'Programar',
    call: `POST ${ONE}/draft/schedule`,
    body: { version: 'a', publish_at: TIME },
    refuses: ['publish_at', 'Día y hora'],
    isKept: false,
    done: 'Programado. La tienda lo publicará sola.',
  },
  {
    name: 'removes the planned time, also of a draft that breaks rules',
    ...article({
      draft: draft({ publish_at: TIME }),
      problems: [{ path: 'es.title', message: 'Escribe el título.' }],
    }),
    open: ['Programar'],
    submit: 'Quitar la fecha',
    call: `POST ${ONE}/draft/schedule`,
    body: { version: 'a', publish_at: null },
    done: 'Ya no se publica solo.',
  },
  {
    name: 'discards a draft',
    ...article({ draft: draft() }),
    open: ['Descartar'],
    submit: 'Descartar el borrador',
    call: `POST ${ONE}/draft/discard`,
    body: { version: 'a' },
    done: 'Borrador descartado.',
  },
  {
    name: 'makes the link of a preview',
    ...article({ draft: draft() }),
    submit: 'Vista previa',
    call: `POST ${ONE}/draft/preview`,
    answer: { url: 'https://tienda.example/preview', expires_at: TIME },
    done: 'Vista previa lista',
  },
  {
    name: 'takes an article out of the shop',
    ...article({ published: DATA }),
    open: ['Quitar de la tienda'],
    submit: 'Quitar de la tienda',
    call: `POST ${ONE}/withdraw`,
    body: { version: 'a' },
    done: 'Ya no está en la tienda. Quedó como borrador.',
  },
  {
    name: 'makes a former version the draft',
    ...article({ published: DATA }),
    open: ['Historial', '14-08-2030, 10:00, Inés'],
    submit: 'Usar esta versión como borrador',
    call: `POST ${ONE}/revisions/restore`,
    body: { version: 'a', revision: '3' },
    done: 'Es el borrador ahora. Revísalo y publícalo.',
  },
]);
