// @vitest-environment happy-dom
import { itSends } from '../testing/write-in-office.ts';
import { account } from './account/index.ts';
import { closedDays } from './closed-days/index.ts';
import { coupons } from './coupons/index.ts';
import { searchWords } from './search-words/index.ts';
import { ownSessions, staff } from './staff/index.ts';
import { taxes } from './taxes/index.ts';

const WHY = { '¿Por qué?': 'lo pidió la dueña' };
const reason = WHY['¿Por qué?'];
const because = { version: 'a', reason };
const PROOF = { 'Tu contraseña': 'una frase larga', 'Código de tu aplicación': '123456' };
const proof = { password: 'una frase larga', code: '123456' };
const listOf = (...data: object[]) => ({ data, total: data.length, more: false });
const MEMBER = {
  id: '7',
  version: 'a',
  name: 'Rosa',
  email: 'r@casa.example',
  role: 'support',
  status: 'active',
};
const SESSION = {
  id: 's',
  user_agent: null,
  created_at: '2030-08-01T12:00:00Z',
  last_used_at: '2030-08-01T12:00:00Z',
};
const MEMBER_PAGE = {
  area: staff,
  address: '/staff/7',
  reads: { '/office/staff/7': MEMBER, '/office/staff/7/sessions': { data: [SESSION] } },
};
const ACCOUNT = { area: account, address: '/account' };

itSends([
  {
    name: 'ends a coupon',
    area: coupons,
    address: '/coupons/7',
    reads: {
      '/office/coupons/7': {
        id: '7',
        version: 'a',
        code: 'VERANO',
        amount: 3000,
        percent: null,
        status: 'active',
        min_total: 0,
        uses: null,
        expires_on: null,
        is_auto: false,
      },
    },
    open: ['Terminar el cupón'],
    fill: WHY,
    submit: 'Terminar el cupón',
    call: 'POST /office/coupons/7/end',
    body: because,
    done: 'El cupón terminó',
  },
  {
    name: 'opens the bar again on a closed day',
    area: closedDays,
    address: '/closed-days',
    reads: { '/office/closed-days': listOf({ id: '2030-08-14', es: 'Inventario', en: '' }) },
    open: ['Abrir ese día'],
    submit: 'Abrir ese día',
    call: 'DELETE /office/closed-days/2030-08-14',
    done: 'El bar abre ese día',
  },
  {
    name: 'takes a word away',
    area: searchWords,
    address: '/search-words',
    reads: {
      '/office/search-words': listOf({
        id: 'es:tinto',
        kind: 'meaning',
        locale: 'es',
        phrase: 'tinto',
        labels: [],
      }),
    },
    open: ['Quitar'],
    submit: 'Quitar',
    call: 'DELETE /office/search-words/es%3Atinto',
    done: 'Quitado',
  },
  {
    name: 'undoes the change of a word',
    area: searchWords,
    address: '/search-changes',
    reads: {
      '/office/search-changes': {
        data: [
          {
            id: '3',
            at: '2030-08-01T12:00:00Z',
            kind: 'meaning',
            locale: 'es',
            phrase: 'tinto',
            before: [],
            after: null,
            is_last: true,
          },
        ],
      },
    },
    submit: 'Deshacer',
    call: 'POST /office/search-changes/3/undo',
    done: 'Cambio deshecho',
  },
  {
    name: 'ends all sessions of a person',
    ...MEMBER_PAGE,
    open: ['Cerrar todas sus sesiones'],
    fill: WHY,
    submit: 'Cerrar todas sus sesiones',
    call: 'POST /office/staff/7/sessions/end',
    body: { reason },
    done: 'Cerrada',
  },
  {
    name: 'asks a person for a new password and phone',
    ...MEMBER_PAGE,
    open: ['Contraseña y teléfono nuevos'],
    fill: { ...WHY, ...PROOF },
    submit: 'Enviar un enlace nuevo',
    call: 'POST /office/staff/7/reset',
    body: { ...because, ...proof },
    done: 'Enviamos un enlace nuevo a r@casa.example. Vale 7 días.',
  },
  {
    name: 'ends another session of the own account',
    area: ownSessions,
    address: '/sessions',
    reads: { '/office/session/list': { data: [SESSION] } },
    submit: 'Cerrar',
    call: 'DELETE /office/session/list/s',
    done: 'Cerrada',
  },
  {
    name: 'changes the own password',
    ...ACCOUNT,
    fill: { 'Contraseña de ahora': 'una frase larga', 'Contraseña nueva': 'otra frase larga' },
    submit: 'Cambiar la contraseña',
    call: 'POST /office/account/password',
    body: { current: 'una frase larga', password: 'otra frase larga' },
    done: 'Contraseña cambiada. Tus otras sesiones se cerraron.',
  },
  {
    name: 'starts the change of the authenticator app',
    ...ACCOUNT,
    part: 'Aplicación de códigos',
    fill: PROOF,
    submit: 'Conectar otra aplicación',
    call: 'POST /office/account/authenticator',
    body: proof,
    answer: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Casa?secret=JBSWY3DPEHPK3PXP' },
    done: 'Lee este cuadro con la aplicación nueva y escribe el código que muestra. Tienes diez minutos.',
  },
  {
    name: 'creates new recovery codes',
    ...ACCOUNT,
    part: 'Códigos de respaldo',
    fill: PROOF,
    submit: 'Crear códigos nuevos',
    call: 'POST /office/account/recovery-codes',
    body: proof,
    answer: { recovery_codes: ['abcd-efgh'] },
    done: 'abcd-efgh',
  },
  ...[
    { submit: 'Enviar otra vez', path: 'send-again', done: 'El SII lo recibe en un momento' },
    { open: ['Reemplazar'], submit: 'Reemplazar', path: 'replace', done: 'El documento nuevo está emitido' },
  ].map(({ path, ...step }) => ({
    name: `mends a rejected document: ${path}`,
    area: taxes,
    address: '/tax-documents',
    reads: {
      '/office/tax-documents': listOf({
        id: '7',
        kind: 'boleta',
        number: 12,
        day: '2030-08-01',
        order_id: 'a',
        order_number: 'CQ-1',
        rut: '66666666-6',
        state: 'rejected',
        total: 1190,
        net: 1000,
        vat: 190,
      }),
    },
    call: `POST /office/tax-documents/7/${path}`,
    ...step,
  })),
]);
