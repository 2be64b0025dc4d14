import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

const folders: string[] = [];
const folder = () => {
  const made = mkdtempSync(path.join(tmpdir(), 'shop-config-'));
  folders.push(made);
  return made;
};
afterAll(() => {
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});

describe('settings', () => {
  it('all have defaults in a demo shop', () => {
    expect(loadConfig({ DATA_DIR: folder() })).toMatchObject({
      SHOP_MODE: 'demo',
      API_PORT: 4000,
      PUBLIC_URL: 'http://localhost:3000',
      WEBPAY_BASE_URL: 'http://127.0.0.1:4100',
      RATE_LIMIT_FACTOR: 1,
    });
  });

  it('treat an empty value as missing', () => {
    expect(loadConfig({ DATA_DIR: folder(), API_PORT: '', DATABASE_URL: '' }).API_PORT).toBe(4000);
  });

  it.each([
    ['API_PORT', '70000'],
    ['DATABASE_URL', 'mysql://x'],
    ['SHOP_MODE', 'prod'],
    ['LOCALES', 'fr'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['RATE_LIMIT_FACTOR', '0'],
    ['CATALOGUE_CACHE_MS', '6000'],
    ['APP_SECRET', 'short-secret'],
  ])('name %s when it is invalid, without printing its value', (name, value) => {
    const load = () => loadConfig({ DATA_DIR: folder(), [name]: value });
    expect(load).toThrow(ConfigError);
    expect(load).toThrow(new RegExp(`\\b${name}:`));
    if (name === 'APP_SECRET') expect(load).not.toThrow(value);
  });

  it('require secrets and gateway in production', () => {
    expect(() =>
      loadConfig({ SHOP_MODE: 'production', DATA_DIR: folder(), PUBLIC_URL: 'https://shop.example' }),
    ).toThrow(
      'SHOP_MODE=production needs APP_SECRET, ' +
        'WEBPAY_BASE_URL, WEBPAY_COMMERCE_CODE, WEBPAY_API_KEY, SMTP_URL',
    );
  });

  it('refuse one port for shop and office', () => {
    const ports = { API_PORT: '4000', OFFICE_API_PORT: '4000' };
    expect(() => loadConfig({ DATA_DIR: folder(), ...ports })).toThrow('OFFICE_API_PORT must differ');
  });

  it('require the address of an office in production', () => {
    const production = {
      SHOP_MODE: 'production',
      DATA_DIR: folder(),
      PUBLIC_URL: 'https://shop.example',
      APP_SECRET: 'a secret that is long enough for a key',
      WEBPAY_BASE_URL: 'https://gateway.example',
      WEBPAY_COMMERCE_CODE: '1',
      WEBPAY_API_KEY: '1',
      SMTP_URL: 'smtp://mail.example',
    };
    expect(() => loadConfig(production)).not.toThrow();
    for (const listener of [{ OFFICE_API_PORT: '4001' }, { OFFICE_API_SOCKET: '/run/office.sock' }]) {
      expect(() => loadConfig({ ...production, ...listener })).toThrow('needs OFFICE_URL');
      expect(() =>
        loadConfig({ ...production, ...listener, OFFICE_URL: 'https://oficina.example' }),
      ).not.toThrow();
    }
  });

  it.each(['https://oficina.example/casa', 'https://oficina.example:443'])(
    'refuse %s as the origin of the office, which browsers never send',
    (OFFICE_URL) => {
      expect(() => loadConfig({ DATA_DIR: folder(), OFFICE_URL })).toThrow('OFFICE_URL: must be an origin');
    },
  );

  it('store the secret of a demo shop, readable by its owner only', () => {
    const DATA_DIR = folder();
    const { APP_SECRET } = loadConfig({ DATA_DIR });
    expect(APP_SECRET.length).toBeGreaterThan(40);
    expect(loadConfig({ DATA_DIR }).APP_SECRET).toBe(APP_SECRET);
    expect(statSync(path.join(DATA_DIR, 'app-secret')).mode & 0o077).toBe(0);
  });

  it('refuse an empty secret file, as a full disk leaves it', () => {
    const DATA_DIR = folder();
    writeFileSync(path.join(DATA_DIR, 'app-secret'), '');
    expect(() => loadConfig({ DATA_DIR })).toThrow('app-secret has no whole secret');
  });
});
