// @vitest-environment happy-dom
import { DOCUMENT_MARKS } from 'shared-contracts/document-marks';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { beforeEach, expect, it } from 'vitest';
import { markRememberedVisitor } from './visitor.ts';

const marks = () => document.documentElement.getAttributeNames();

beforeEach(() => {
  localStorage.clear();
  for (const name of marks()) document.documentElement.removeAttribute(name);
});

it('marks a new visitor as one without a cart', () => {
  markRememberedVisitor();
  expect(marks()).toEqual([DOCUMENT_MARKS.noCart]);
});

it('marks a remembered customer, whose cart may be at the server', () => {
  localStorage.setItem(STORAGE_KEYS.session, 'yes');
  markRememberedVisitor();
  expect(marks()).toEqual(['data-customer']);
});

it('knows no empty cart when this browser has had one, whose lines may be at the server', () => {
  localStorage.setItem(STORAGE_KEYS.cartId, 'c-1');
  markRememberedVisitor();
  expect(marks()).toEqual([]);
});

it('follows a cart and a login of another tab', () => {
  markRememberedVisitor();
  localStorage.setItem(STORAGE_KEYS.cartId, 'c-1');
  localStorage.setItem(STORAGE_KEYS.cart, JSON.stringify([{ qty: 1 }]));
  dispatchEvent(new Event('storage'));
  expect(marks()).toEqual([]);
  localStorage.setItem(STORAGE_KEYS.session, 'yes');
  dispatchEvent(new Event('storage'));
  expect(marks()).toEqual(['data-customer']);
});
